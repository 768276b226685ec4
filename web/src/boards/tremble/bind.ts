import type { Choice } from '../../lib/game';
import type { Prompt, SeatState } from '../../lib/net';
import type { ShipView, TrembleView } from './types';

/** Answers that are told on plates, with what they cost. */
const PLATES: Readonly<Record<string, readonly string[]>> = {
  battle: ['stay', 'retreat'],
  reward: ['raid', 'search'],
  army: ['fight', 'flee'],
};

export interface Bound {
  /** The answer behind each thing on the table, by the thing's handle. */
  answers: ReadonlyMap<string, number>;
  /** The ships of which one is bought for an old one: a first press that is no answer yet. */
  takes: ReadonlySet<string>;
}

/** What cannot be used, by where it lies, as the game has told it. */
type Reasons = SeatState['reasons'];

/** Where the ships lie that a question is about. */
function shipsAsked(view: TrembleView, { about, values }: Prompt): readonly ShipView[] {
  const at = (zone: ShipView['zone'], city?: unknown) =>
    view.fleet.filter((ship) => ship.zone === zone && (city === undefined || ship.city === city));
  switch (about) {
    case 'buy_ship':
      return view.drawn;
    case 'battle_join':
    case 'join_fight':
      return at('hand');
    case 'no_fuel.ship':
      return at('attack');
    case 'battle_loss.ship':
    case 'search.ship':
      return at('attack', values.city);
    case 'army_loss.ship':
      return at('searching', values.city);
    default:
      return [];
  }
}

/** Equal ships have equal names: each answer takes the next of them that is still free and can be used. */
function byShip(choices: readonly Choice[], ships: readonly ShipView[], reasons: Reasons): [string, number][] {
  const free = ships.filter((ship) => !reasons[ship.handle]);
  return choices.flatMap((choice): [string, number][] => {
    const at = free.findIndex((ship) => ship.id === choice.option[1]);
    const [ship] = at < 0 ? [] : free.splice(at, 1);
    return ship ? [[ship.handle, choice.index]] : [];
  });
}

function swaps(choices: readonly Choice[], view: TrembleView, take: string | undefined): Bound {
  const taken = view.drawn.find((ship) => ship.handle === take)?.id;
  const home = view.fleet.filter((ship) => ship.zone === 'hand');
  const answers = home.flatMap((ship): [string, number][] => {
    const choice = choices.find(({ option }) => option[1] === taken && option[2] === ship.id);
    return choice ? [[ship.handle, choice.index]] : [];
  });
  const takes = view.drawn.filter((ship) => choices.some(({ option }) => option[1] === ship.id));
  return { answers: new Map(answers), takes: new Set(takes.map((ship) => ship.handle)) };
}

function handleOf(choice: Choice, view: TrembleView, about: string): string | undefined {
  const thing = choice.option[1];
  if (choice.verb === 'slot' && view.cities.some((city) => city.slot === thing)) return `city:${String(thing)}`;
  if (choice.verb === 'mission') return view.missions.find((mission) => mission.id === thing)?.handle;
  if (PLATES[about]?.includes(choice.verb)) return `plate:${choice.verb}`;
  return undefined;
}

/** Which thing on the table stands for which answer. What stands for none becomes a plain button. */
export function bind(
  choices: readonly Choice[],
  prompt: Prompt,
  view: TrembleView,
  reasons: Reasons,
  take?: string,
): Bound {
  const swapping = choices.filter((choice) => choice.verb === 'swap');
  if (swapping.length) return swaps(swapping, view, take);
  const placed = choices.flatMap((choice): [string, number][] => {
    const handle = handleOf(choice, view, prompt.about);
    return handle === undefined ? [] : [[handle, choice.index]];
  });
  const ships = byShip(choices, shipsAsked(view, prompt), reasons);
  return { answers: new Map([...placed, ...ships]), takes: new Set() };
}
