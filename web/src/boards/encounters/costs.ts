import type { Prompt } from '../../lib/net';
import { t } from '../../lib/text';
import type { CardFace } from '../../lib/ui';

/** What it costs now to fight an enemy, and whether it can be fought at all. */
export interface FightView {
  cost: number;
  open: boolean;
}

/** What the question says of every card of the Combat Zone and of every space. */
export interface Costs {
  combat: readonly (FightView | undefined)[];
  row: readonly (FightView | undefined)[];
  scan: readonly number[];
}

const NOBODY_ACTS: Costs = { combat: [], row: [], scan: [] };

type RawFight = readonly [number, boolean] | null;
const fightOf = (fight: RawFight): FightView | undefined => (fight ? { cost: fight[0], open: fight[1] } : undefined);

/** Standing statements and cards played change what is printed; only who acts is told how. */
export function costsOf(prompt: Prompt | null | undefined): Costs {
  if (!prompt?.values.combat) return NOBODY_ACTS;
  const { combat, row, scan } = prompt.values as { combat: RawFight[]; row: RawFight[]; scan: number[] };
  return { combat: combat.map(fightOf), row: row.map(fightOf), scan };
}

export const payable = (fight: FightView | undefined, attack: number) => !fight || (fight.open && fight.cost <= attack);

/** The card with the cost of the moment in its corner, the printed one beside it if they differ. */
export function priced(face: CardFace, fight: FightView | undefined): CardFace {
  return !fight || fight.cost === Number(face.number) ? face : { ...face, number: fight.cost, printed: face.number };
}

/** What an enemy lacks to be fought, in words. */
export function lacking(fight: FightView | undefined, attack: number): string | undefined {
  if (!fight) return undefined;
  if (!fight.open) return t('enc-barred');
  return fight.cost > attack ? t('enc-short', { n: fight.cost - attack }) : undefined;
}
