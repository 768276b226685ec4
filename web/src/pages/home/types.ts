import type { ArtOptions, Mood, MotifName, SeatShape, SymbolName } from '../../lib/art';

export interface GameOffer {
  mood: Mood;
  players: readonly [number, number];
  minutes: readonly [number, number];
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
}

export interface RunningTable {
  id: string;
  name: string;
  mood: Mood;
  turn: number;
}

export interface HomeView {
  me?: { name: string; shape: SeatShape };
  running?: RunningTable;
  tables: readonly OpenTable[];
  playing: number;
}
