import type { Fiend } from './fiends';
import type { House } from './houses';
import type { Item } from './items';
import type { Landmark } from './landmarks';
import type { RidgeKind } from './land';
import type { Mood, Palette, Tint } from './palette';
import type { Proof } from './proofs';
import type { Rng } from './rng';
import type { HullClass } from './ships';
import type { VerbName } from './verbs';
import type { BustGear, BustKit } from './bust';

export type CityKind = 'cultural' | 'scientific' | 'industrial';

/** What a picture is made from. The seed is the card kind, never a copy's id and never anything hidden. */
export interface ArtOptions {
  mood?: Mood;
  seed?: string | number;
  day?: boolean;
  w?: number;
  h?: number;
  kind?: HullClass | CityKind | Item | House | Fiend | Proof | (string & {});
  mark?: Landmark;
  hue?: string;
  kit?: BustKit;
  gear?: BustGear;
  tint?: Tint;
  verb?: VerbName;
  /** Camera: 0 as drawn, 1 close, 2 far, 3 off centre; from the seed when left out. */
  shot?: 0 | 1 | 2 | 3;
}

/** What a motif gives back for the stage to compose. */
export interface MotifParts {
  pal?: Partial<Palette> | null;
  land?: readonly RidgeKind[];
  /** false: no sun or moon; 'big': a large disc behind a bust. */
  orb?: boolean | 'big';
  mid?: string;
  front?: string;
}

export type Motif = (r: Rng, p: Palette, o: ArtOptions & { mood: Mood }) => MotifParts;
