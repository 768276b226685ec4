import { t } from '../../lib/text';
import type { CardFace } from '../../lib/ui';
import type { FightView, PriceView } from './figures';

/** The card with the cost of the moment in its corner, the printed one beside it if they differ. */
export function priced(face: CardFace, fight: FightView | undefined): CardFace {
  return !fight || fight.cost === Number(face.number) ? face : { ...face, number: fight.cost, printed: face.number };
}

/** What is lacking to pay for something, in words; in fewer where there is little room. */
export function lacking(price: PriceView | FightView | undefined, brief?: boolean): string | undefined {
  if (!price) return undefined;
  if ('barred' in price && price.barred) return t('enc-barred');
  return price.short > 0 ? t(brief ? 'enc-short-brief' : 'enc-short', { n: price.short }) : undefined;
}
