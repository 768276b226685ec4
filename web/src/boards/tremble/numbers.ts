import type { GameEvent } from '../../lib/net';

const START = 50;

export interface SeatNumbers {
  raids: number;
  searches: number;
  bought: number;
  lost: number;
  battles: number;
  missions: number;
  /** People at the end of each turn, from the start on; the last is the final score. */
  people: number[];
}

export interface GameNumbers {
  turns: number;
  battles: number;
  retreats: number;
  armies: number;
  lost: number;
  /** The dearest city taken, with what it brought. */
  best?: { city: string; n: number; seat: number };
  seats: readonly SeatNumbers[];
}

const nobody = (): SeatNumbers => ({
  raids: 0,
  searches: 0,
  bought: 0,
  lost: 0,
  battles: 0,
  missions: 0,
  people: [START],
});

/** What an event does to somebody's people. */
const PAYS: Readonly<Record<string, 1 | -1>> = {
  credit_taken: 1,
  credit_repaid: -1,
  credit_collected: -1,
  ship_bought: -1,
  city_raided: 1,
  search_paid: 1,
  search_unfinished: 1,
  mission_fulfilled: 1,
  mission_failed: -1,
};
type Counted = Exclude<keyof SeatNumbers, 'people'>;
const COUNTS: Readonly<Record<string, Counted>> = {
  city_raided: 'raids',
  search_paid: 'searches',
  ship_bought: 'bought',
  mission_fulfilled: 'missions',
};
const HAULS = new Set(['city_raided', 'search_paid']);

/** The story of a game in numbers, from what happened. */
export function numbersOf(events: readonly GameEvent[], players: number): GameNumbers {
  const seats = Array.from({ length: players }, nobody);
  const now = seats.map(() => START);
  const found = { turns: 1, battles: 0, retreats: 0, armies: 0, lost: 0 };
  let best: GameNumbers['best'];
  const endTurn = () => seats.forEach((each, seat) => each.people.push(now[seat] ?? 0));
  let fought = false;
  for (const event of events) {
    const [at, n] = [Number(event.seat), Number(event.n)];
    const seat = seats[at];
    const counted = COUNTS[event.event];
    if (seat && counted) seat[counted]++;
    const sign = PAYS[event.event];
    if (seat && sign) now[at] = (now[at] ?? 0) + sign * n;
    if (HAULS.has(event.event) && n > (best?.n ?? 0)) best = { city: String(event.city), n, seat: at };
    switch (event.event) {
      case 'turn_began':
        if (Number(event.round) > found.turns) endTurn();
        found.turns = Math.max(found.turns, Number(event.round));
        break;
      case 'battle_began':
        found.battles++;
        fought = true;
        break;
      case 'city_won':
        if (seat && fought) seat.battles++;
        fought = false;
        break;
      case 'retreated':
        found.retreats++;
        break;
      case 'army_came':
        found.armies++;
        break;
      case 'ship_lost': {
        const ships = Array.isArray(event.ship) ? event.ship.length : 1;
        found.lost += ships;
        if (seat) seat.lost += ships;
        break;
      }
    }
  }
  endTurn();
  return { ...found, best, seats };
}
