import type { ArtOptions, Mood, MotifName, SymbolName } from '../lib/art';
import { wordsOf } from '../lib/game';
import type { GameInfo } from '../lib/net';
import { addWords, hasText, lang, t } from '../lib/text';

/** How the house shows a game. A game without one gets the look of the house. */
export interface Look {
  mood: Mood;
  symbol: SymbolName;
  scene: MotifName;
  sceneOptions?: ArtOptions;
  /** What of the cover a wide strip shows: how far down, in percent. */
  face?: number;
}

/** What a cover says of its game: the same for all, before anything else of a game is fetched. */
const COVERS: Readonly<Record<string, string>> = import.meta.glob('./*/cover/*.ftl', {
  eager: true,
  query: '?raw',
  import: 'default',
});
for (const [path, en] of Object.entries(COVERS))
  if (path.endsWith('/en.ftl')) addWords({ en, ru: COVERS[path.replace('/en.ftl', '/ru.ftl')] ?? '' });

/** Every folder of a game brings its own. */
const LOOKS: Readonly<Record<string, { look: Look }>> = import.meta.glob('./*/look.ts', { eager: true });

export function lookOf(game: string): Look {
  return LOOKS[`./${game}/look.ts`]?.look ?? { mood: 'artemia', symbol: 'cards', scene: 'source' };
}

/** The name of a game in the language of the moment. */
export function gameName(info: Pick<GameInfo, 'id' | 'name'>): string {
  const own = wordsOf(info.id)?.maybe('game-name');
  if (own) return own;
  const key = `game-${moodOf(info.id)}`;
  return `./${info.id}/look.ts` in LOOKS && hasText(key) ? t(key) : (info.name[lang()] ?? info.id);
}

export const faceOf = (game: string): string => `50% ${lookOf(game).face ?? 40}%`;
export const moodOf = (game: string): Mood => lookOf(game).mood;
