import type { Choice } from '../../lib/game';
import { payable, type Costs } from './costs';
import { cardsOf, type RawEncounter } from './raw';
import type { AskView } from './types';

/** A place on the table and the card that lies there. */
interface Spot {
  spot: string;
  card: string;
}

const at = (zone: string, cards: readonly string[]): Spot[] => cards.map((card, i) => ({ spot: `${zone}:${i}`, card }));

/** Whether anything among the cards played answers the question. */
export const playsLit = ({ lit }: Pick<AskView, 'lit'>) => Object.keys(lit).some((spot) => spot.startsWith('play:'));

/** The card of an answer: `own:experience#2` is an `experience`. */
export function cardIn(choice: Choice): string | undefined {
  const last = choice.atoms.at(-1);
  return last?.slice(last.indexOf(':') + 1).replace(/#\d+$/, '');
}

const hand = (view: RawEncounter, seat: number) => at('hand', cardsOf(view.hand[seat]));

/** Cards played this turn that are cards and not copies of somebody else's. */
const played = (view: RawEncounter) => at('play', view.plays).filter((_, i) => !view.copied[i]);

/** Who can be fought: the Combat Zone from right to left, then the row from its near end, as the rules list them. */
function foes(view: RawEncounter, costs: Costs): Spot[] {
  const combat = at('combat', cardsOf(view.combat)).filter((_, i) => payable(costs.combat[i], view.attack));
  const row = view.wilds
    .map((pile, i) => ({ spot: `row:${i}`, card: view.up[i] ? (cardsOf(pile)[0] ?? '') : '' }))
    .filter((_, i) => payable(costs.row[i], view.attack));
  return [...combat.toReversed(), ...row.toReversed()];
}

function tasks(view: RawEncounter): Spot[] {
  const attached = view.attached.flatMap((pile, i) => at(`at:${i}`, cardsOf(pile)));
  return [...at('ops', cardsOf(view.operations)), ...attached];
}

const hq = (view: RawEncounter) => view.hq.map((slot, i) => ({ spot: `hq:${i}`, card: cardsOf(slot)[0] ?? '' }));

function offered(view: RawEncounter): Spot[] {
  return view.offered.flatMap((pile, seat) => at(`offer:${seat}`, cardsOf(pile)));
}

/** The table on which a question is answered. */
export interface Laid {
  about: string;
  view: RawEncounter;
  seat: number;
  spaces: readonly string[];
  costs: Costs;
}

/** Where the things lie that a move of this kind can touch, in the order in which the rules name them. */
function lying(verb: string, { about, view, seat, costs }: Laid): Spot[] {
  switch (verb) {
    case 'use':
      return at('play', view.plays).filter((_, i) => !view.activated[i]);
    case 'swap':
      return at('play', view.plays).filter((_, i) => !view.swapped[i]);
    case 'copy':
      return offered(view);
    case 'fight':
      return foes(view, costs);
    case 'recruit':
    case 'barracks':
      return hq(view);
    case 'task':
    case 'enemy':
      return tasks(view);
    case 'play':
    case 'coordinate':
    case 'give':
      return hand(view, seat);
    case 'own':
      return about === 'topdeck.own' ? [] : [...hand(view, seat), ...played(view)];
    default:
      return [];
  }
}

/** For every answer the spot on the table where it is given; answers that lie nowhere are left out. */
export function spotsOf(choices: readonly Choice[], laid: Laid): Map<string, number> {
  const found = new Map<string, number>();
  for (const choice of choices) {
    const spot = spotOf(choice, laid, found);
    if (spot !== undefined) found.set(spot, choice.index);
  }
  return found;
}

function spotOf(choice: Choice, laid: Laid, taken: ReadonlyMap<string, number>): string | undefined {
  const card = cardIn(choice);
  if (choice.verb === 'officer') return 'officers';
  if (card === undefined) return undefined;
  if (choice.verb === 'seat') return `seat:${card}`;
  if (choice.verb === 'scan' || choice.verb === 'space') {
    const space = laid.spaces.indexOf(card);
    return space < 0 ? undefined : `row:${space}`;
  }
  return lying(choice.verb, laid).find((each) => each.card === card && !taken.has(each.spot))?.spot;
}
