import type { ArtOptions, Mood, MotifName, SeatShape, SymbolName } from '../../lib/art';

export interface GameOffer {
  id: string;
  mood: Mood;
  players: readonly [number, number];
  minutes: readonly [number, number];
  /** How much there is to learn, from 1 to 5. */
  weight: number;
  symbol: SymbolName;
  /** The wide picture on the phone. */
  scene: MotifName;
  sceneOptions?: ArtOptions;
}

export interface OpenTable {
  id: string;
  name: string;
  mood: Mood;
  scene: MotifName;
  taken: readonly SeatShape[];
  free: number;
  /** The first seat that is open. */
  seat?: number;
  /** It has begun: one can only look on. */
  playing?: boolean;
  /** Which turn it is there; 0 if that is not known. */
  turn: number;
}

export interface RunningTable {
  id: string;
  name: string;
  /** The game if the table has a name of its own, who plays, and since when. */
  about: string;
  mood: Mood;
  scene: MotifName;
  /** Which turn it is and for whom all wait, or that it gathers. */
  stand: string;
  /** It is my turn there. */
  mine: boolean;
}

export interface HomeView {
  me?: { name: string; shape: SeatShape };
  offers: readonly GameOffer[];
  running: readonly RunningTable[];
  past: readonly RunningTable[];
  tables: readonly OpenTable[];
  playing: number;
  /** The house does not answer: what is shown is what was last heard. */
  away?: boolean;
}
