import { backUrl, sceneUrl, type MotifName } from '../../lib/art';
import { fixedSeat, stepsOf, type Bound } from '../bound';
import Numbers from '../encounters/Numbers.svelte';
import '../encounters/words';
import Board from './Board.svelte';
import { cardFace } from './faces';

const picture = (motif: MotifName) => sceneUrl(motif, { mood: 'predator', seed: 'lobby', shot: 0 });

export const bound: Bound = {
  Board,
  Numbers,
  face: (card, { cards }, words) => cardFace(card, words, cards),
  turn: (words) =>
    stepsOf(words, 'enc-lobby-turn', {
      1: picture('stalker'),
      2: picture('character'),
      3: picture('strike'),
      4: backUrl('predator'),
    }),
  cast({ first }, words) {
    const seat = fixedSeat(first);
    return { roles: seat === undefined ? {} : { [seat]: { name: words.say('setting-first') } } };
  },
};
