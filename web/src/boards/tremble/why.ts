import type { Prompt } from '../../lib/net';
import { shipOf, type Cards } from './cards';
import type { ShipView, TrembleView } from './types';

/** Why something cannot be used now, as far as the table shows it, and the rule that says so. */
export interface Why {
  /** The game's message is `why-<key>`, the page's `th-why-<key>`. */
  key: string;
  rule: string;
  n?: number;
}

interface Seen {
  view: TrembleView;
  cards: Cards;
  seat: number;
  prompt: Pick<Prompt, 'about' | 'options'> | undefined;
}

const MOST_SHIPS = 5;
const PLANNING = 4;
const why = (key: string, rule: string, n?: number): Why => ({ key, rule, n });

/** Questions about ships of one place, and the rule that names the place. */
const ELSEWHERE: Readonly<Record<string, readonly [string, string]>> = {
  'no_fuel.ship': ['not-attacking', 'TH-76'],
  'battle_loss.ship': ['not-there', 'TH-92'],
  'search.ship': ['not-there', 'TH-101'],
  'army_loss.ship': ['not-there', 'TH-115'],
};

/** Why a ship cannot be called into a battle or a fight. */
function whyNotJoin({ view, cards, seat }: Seen, ship: ShipView, battle: boolean): Why {
  const own = battle ? 'TH-145' : 'TH-A38';
  if (ship.zone === 'searching') return why('busy', 'TH-107');
  if (ship.zone === 'attack') return why('flown', own);
  if (cards.get(ship.id)?.figures.joins !== true) return why('no-reserve', own);
  const short = shipOf(ship.id, cards).fuel > (view.captains[seat]?.fuel ?? 0);
  return short ? why('no-fuel', 'TH-146') : why('flown', own);
}

/** Why a ship cannot be bought, or given up for another. */
function whyNotTraded({ view, cards, seat }: Seen, ship: ShipView): Why | undefined {
  if (ship.zone === 'drawn') {
    const { price } = shipOf(ship.id, cards);
    return price > (view.captains[seat]?.people ?? 0) ? why('too-dear', 'TH-52', price) : undefined;
  }
  if (ship.zone === 'searching') return why('busy', 'TH-107');
  return view.fleet.length < MOST_SHIPS ? why('room-left', 'TH-55') : why('buy-first', 'TH-190');
}

/** Why a ship does not answer the question; undefined where nothing can be said. */
export function whyNotShip(seen: Seen, ship: ShipView): Why | undefined {
  const about = seen.prompt?.about ?? '';
  if (about === 'battle_join' || about === 'join_fight') return whyNotJoin(seen, ship, about === 'battle_join');
  if (about === 'buy_ship' || ship.zone === 'drawn') return whyNotTraded(seen, ship);
  if (about === 'plan.slot') return ship.zone === 'searching' ? why('busy', 'TH-69') : undefined;
  if (about === 'relocate.slot' && seen.cards.get(ship.id)?.figures.relocates !== true)
    return why('not-moving', 'TH-151');
  const [key, rule] = ELSEWHERE[about] ?? [];
  if (key && rule) return why(key, rule);
  return ship.zone === 'searching' ? why('busy', 'TH-107') : undefined;
}

/** Why no ship can be sent to a city now. */
export function whyNotCity({ view, prompt }: Seen): Why {
  const planned = view.phase === PLANNING && prompt?.options.some(([verb]) => verb === 'reconsider');
  return planned ? why('planned', 'TH-194') : why('not-planning', 'TH-43');
}

/** Why the thing with this handle cannot be used. */
export function whyNot(seen: Seen, handle: string): Why | undefined {
  if (seen.seat < 0) return undefined;
  if (handle.startsWith('city:')) return whyNotCity(seen);
  const ship = [...seen.view.fleet, ...seen.view.drawn].find((each) => each.handle === handle);
  return ship && whyNotShip(seen, ship);
}
