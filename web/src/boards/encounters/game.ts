import type { Mood } from '../../lib/art';
import type { GameWords } from '../../lib/game';
import type { CardInfo, View } from '../../lib/net';
import type { CardFace } from '../../lib/ui';
import type { GoalView, PoolView } from './types';

/** Cards in the zone of Operations; by seat the Marks, and the cards that lie in front of a player. */
export interface Own {
  operations?: readonly string[];
  marks?: readonly number[];
  front?: readonly (readonly string[])[];
}

/** What a game of this family says of itself: everything else its table takes from the view and from its words. */
export interface EncounterGame {
  mood: Mood;
  cardFace: (card: CardInfo, words: GameWords, cards: ReadonlyMap<string, CardInfo>) => CardFace;
  /** What the players are after, in the order of the panels. */
  goals: (view: View, figures: View) => readonly GoalView[];
  /** What there is to spend, if it is not Recruit and Attack. */
  pools?: (view: View) => readonly PoolView[];
  /** What only some games of the family have. */
  own?: (view: View) => Own;
  /** The row of spaces, where it is not the Wilds. */
  row?: { title?: string; note?: string; field?: string; widths?: readonly number[]; toward?: 'right' | 'left' };
}
