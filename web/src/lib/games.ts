import type { Mood, MotifName, SymbolName } from './art';
import type { ArtOptions } from './art';
import { wordsOf } from './game';
import type { GameInfo } from './net';
import { hasText, lang, t } from './text';

/** How the house shows a game. A game that is not here gets the look of the house. */
export interface Look {
  mood: Mood;
  symbol: SymbolName;
  scene: MotifName;
  sceneOptions?: ArtOptions;
  /** What of the cover a wide strip shows: how far down, in percent. */
  face?: number;
}

const LOOKS: Readonly<Record<string, Look>> = {
  not_alone: { mood: 'artemia', symbol: 'eye', scene: 'lair', face: 22 },
  tremble: { mood: 'tremble', symbol: 'rescue', scene: 'ship', sceneOptions: { seed: 'x', shot: 0 }, face: 24 },
  predator: { mood: 'predator', symbol: 'mark', scene: 'stalker', sceneOptions: { shot: 0 } },
  xfiles: { mood: 'xfiles', symbol: 'belief', scene: 'lights', sceneOptions: { shot: 0 } },
  dead_of_winter: { mood: 'winter', symbol: 'morale', scene: 'crossroads' },
};

export function lookOf(game: string): Look {
  return LOOKS[game] ?? { mood: 'artemia', symbol: 'cards', scene: 'source' };
}

/** The name of a game in the language of the moment. */
export function gameName(info: Pick<GameInfo, 'id' | 'name'>): string {
  const own = wordsOf(info.id)?.maybe('game-name');
  if (own) return own;
  const key = `game-${moodOf(info.id)}`;
  return info.id in LOOKS && hasText(key) ? t(key) : (info.name[lang()] ?? info.id);
}

export const faceOf = (game: string): string => `50% ${lookOf(game).face ?? 40}%`;
export const moodOf = (game: string): Mood => lookOf(game).mood;
