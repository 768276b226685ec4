import type { Choice } from '../../lib/game';
import type { Prompt, SeatState } from '../../lib/net';
import type { ShipView, TrembleView } from './types';

/** Answers that are told on plates, with what they cost. */
const PLATES: Readonly<Record<string, readonly string[]>> = {
  battle: ['stay', 'retreat'],
  reward: ['raid', 'search'],
  army: ['fight', 'flee'],
};

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
function byShip(choices: readonly Choice[], ships: readonly ShipView[], reasons: Reasons): ReadonlyMap<number, string> {
  const free = ships.filter((ship) => !reasons[ship.handle]);
  const found = choices.flatMap((choice): [number, string][] => {
    const at = free.findIndex((ship) => ship.id === choice.option[1]);
    const [ship] = at < 0 ? [] : free.splice(at, 1);
    return ship ? [[choice.index, ship.handle]] : [];
  });
  return new Map(found);
}

/** The ship to buy is pressed first, the one to give up second; of equal ones any. */
function swapWays({ option }: Choice, view: TrembleView): string[][] {
  const [, taken, given] = option;
  const home = view.fleet.filter((ship) => ship.zone === 'hand' && ship.id === given);
  const drawn = view.drawn.filter((ship) => ship.id === taken);
  return drawn.flatMap((ship) => home.map((old) => [ship.handle, old.handle]));
}

function handleOf(choice: Choice, view: TrembleView, about: string): string | undefined {
  const thing = choice.option[1];
  if (choice.verb === 'slot' && view.cities.some((city) => city.slot === thing)) return `city:${String(thing)}`;
  if (choice.verb === 'mission') return view.missions.find((mission) => mission.id === thing)?.handle;
  if (PLATES[about]?.includes(choice.verb)) return `plate:${choice.verb}`;
  return undefined;
}

/** Where each answer lies on the table. What lies nowhere becomes a plain button. */
export function waysOf(
  prompt: Prompt,
  choices: readonly Choice[],
  view: TrembleView,
  reasons: Reasons,
): readonly (readonly (readonly string[])[])[] {
  const ships = byShip(choices, shipsAsked(view, prompt), reasons);
  return choices.map((choice) => {
    if (choice.verb === 'swap') return swapWays(choice, view);
    const handle = handleOf(choice, view, prompt.about) ?? ships.get(choice.index);
    return handle === undefined ? [] : [[handle]];
  });
}
