import { t } from '../text';
import type { CardFace, CardSize } from './types';

interface Around {
  size: CardSize;
  /** Said before the card itself: what choosing it means. */
  label?: string;
  reason?: string;
  tag?: string;
  /** What is known of the card besides what is printed. */
  more?: string;
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether all words of a part are in the rest already. */
function isSaid(part: string, rest: string): boolean {
  const said = new Set(wordsOf(rest));
  return wordsOf(part).every((word) => said.has(word));
}

export function sentence(parts: readonly (string | number | undefined)[]): string {
  return parts
    .filter((part) => part !== undefined && part !== '')
    .map((part) => String(part).trim().replace(/\.$/, ''))
    .join('. ');
}

/** Number, name and figures. Where a card has values or a changing cost, the number is one of them and comes after the name. */
function head(
  { number, name, kind, figures, printed, values }: CardFace,
  size: CardSize,
): (string | number | undefined)[] {
  const late = figures !== undefined || values !== undefined || printed !== undefined;
  return [
    late ? undefined : number,
    name,
    size === 'l' || values ? kind : undefined,
    late ? (figures ?? number) : undefined,
    printed === undefined ? undefined : t('card-printed', { n: printed }),
    ...(values ?? []).map((each) => each.label ?? String(each.value)),
  ];
}

/**
 * The name of a card: all words that can be seen on it, and what is known of it besides.
 * Whoever speaks to the page says what is printed, so a short wording is not replaced by the long one: that follows as
 * the description.
 */
export function spoken(face: CardFace, around: Around): { name: string; about?: string } {
  const { size, label, reason, tag, more = '' } = around;
  const rule = reason ? undefined : size === 'l' ? face.text : (face.brief ?? face.text);
  const large = size === 'l' ? [...(face.choices ?? []), face.note] : [];
  const body = sentence([...head(face, size), rule, ...large]);
  const rest = sentence([reason && !isSaid(reason, more) ? reason : '', more]);
  const name = sentence([label, body, tag && !isSaid(tag, rest) ? tag : '', rest]);
  return { name, about: face.text && !isSaid(face.text, name) ? face.text : undefined };
}
