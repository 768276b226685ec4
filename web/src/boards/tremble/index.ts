import { captainUrl, sceneUrl, type ArtOptions, type MotifName } from '../../lib/art';
import { stepsOf, type Bound } from '../bound';
import { HUES, wholeFace } from './faces';
import Board from './Board.svelte';
import Numbers from './Numbers.svelte';
import './words';

/** Ships on the shelf belong to nobody yet. */
const SEATLESS = -1;

const picture = (motif: MotifName, kind: ArtOptions['kind']) =>
  sceneUrl(motif, { mood: 'tremble', seed: 'lobby', kind, hue: HUES[0], shot: 0 });

export const bound: Bound = {
  Board,
  Numbers,
  face: (card, shelf) => wholeFace(card.id, SEATLESS, shelf.cards),
  /** The four phases of the seven in which captains meet. */
  turn: (words) =>
    stepsOf(words, 'th-lobby-turn', {
      2: picture('fleet', 'cruiser'),
      4: picture('fleet', 'saucer'),
      6: picture('fleet', 'tripod'),
      7: picture('city', 'cultural'),
    }),
  portrait: (seat) => captainUrl(seat, HUES[seat % HUES.length] ?? ''),
};
