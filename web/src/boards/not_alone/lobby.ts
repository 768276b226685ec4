import { sceneUrl, type MotifName } from '../../lib/art';
import type { GameWords } from '../../lib/game';
import { t } from '../../lib/text';
import { fixedSeat, stepsOf, type Cast, type Step } from '../bound';

const picture = (motif: MotifName) => sceneUrl(motif, { mood: 'artemia', seed: 'lobby' });

/** The Creature is a seat that the host has chosen, or drawn by lot when the game starts (NA-6). */
export function cast(settings: Readonly<Record<string, string>>, words: GameWords): Cast {
  const seat = fixedSeat(settings.creature);
  if (seat === undefined) return { roles: {}, later: t('na-lobby-lot') };
  const apart = { text: t('na-lobby-creature'), art: picture('lair') };
  return { roles: { [seat]: { name: words.say('role-creature'), apart } }, others: t('na-lobby-hunted') };
}

/** The four phases of a turn. */
export const turn = (words: GameWords): readonly Step[] =>
  stepsOf(words, 'na-lobby-turn', {
    1: picture('jungle'),
    2: picture('hunt'),
    3: picture('lair'),
    4: picture('beach'),
  });
