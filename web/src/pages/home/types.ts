import type { ArtOptions, Mood, MotifName, SeatShape, SymbolName } from '../../lib/art';
import type { Level } from '../levels';

export interface GameOffer {
  id: string;
  mood: Mood;
  players: readonly [number, number];
  minutes: readonly [number, number];
  /** How much there is to learn, from 1 to 5. */
  weight: number;
  /** The bots it has, the weakest first. */
  levels: readonly Level[];
  /** The bots one plays with at once. */
  level: Level;
  symbol: SymbolName;
  scene: MotifName;
  sceneOptions?: ArtOptions;
}

export interface OpenTable {
  id: string;
  name: string;
  /** The game, who is there, and since when. */
  about: string;
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
  /** The game, who plays, and since when. */
  about: string;
  mood: Mood;
  scene: MotifName;
  /** Which turn it is and for whom all wait, or that it gathers. */
  stand: string;
  /** It is my turn there. */
  mine: boolean;
}

/** What shines: the one thing to do next. */
export type Glow = 'learn' | 'return' | 'friends';

export interface HomeView {
  me?: { name: string; shape: SeatShape };
  offers: readonly GameOffer[];
  running: readonly RunningTable[];
  past: readonly RunningTable[];
  tables: readonly OpenTable[];
  /** How many people are at a table now. */
  people: number;
  /** Nothing before it is known who has come. */
  glow?: Glow;
  /** The house does not answer: what is shown is what was last heard. */
  away?: boolean;
}
