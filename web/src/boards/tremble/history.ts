import { seatShape } from '../../lib/art';
import type { GameEvent } from '../../lib/net';
import { cityOf, shipOf, type Cards } from './cards';
import { winChance } from './odds';
import { shares, strength } from './strength';
import type { BattleView, CityView, RevealView, SideView, StandView } from './types';

interface Flight {
  seat: number;
  id: string;
  slot: number;
}

interface Roll {
  dice: readonly [number, number];
  total: number;
  times: number;
}

interface Battle {
  slot: number;
  city: string;
  order: number[];
  retreated: number[];
  rolls: Map<number, Roll>;
  /** The ships that came to it; those that leave or fall stay in the picture. */
  ships: Flight[];
  winner?: number;
  /** Where its end is told. */
  end: number;
}

/** A fight of a search against the army that came last. */
interface Stand {
  seat: number;
  army: string;
  event: GameEvent;
  at: number;
}

/** What became of the fleets since the cards were last turned over. */
export interface Turn {
  turn: number;
  /** Where the reveal is told; -1 while nothing is revealed. */
  revealed: number;
  flights: Flight[];
  slots: Map<number, string>;
  home: number[];
  battles: Battle[];
  stands: Stand[];
  army: string;
}

const many = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

function drop(flights: Flight[], seat: number, id: string): void {
  const at = flights.findIndex((each) => each.seat === seat && each.id === id);
  if (at >= 0) flights.splice(at, 1);
}

type Teller = (turn: Turn, event: GameEvent, at: number) => void;

const now = (turn: Turn): Battle | undefined => turn.battles.findLast((each) => each.winner === undefined);

const stand: Teller = (turn, event, at) => {
  turn.stands.push({ seat: Number(event.seat), army: turn.army, event, at });
};

const TELLERS: Readonly<Record<string, Teller>> = {
  army_came: (turn, event) => {
    turn.army = String(event.army);
  },
  army_held_off: stand,
  army_won: stand,
  city_dealt: (turn, event) => turn.slots.set(Number(event.slot), String(event.city)),
  stayed_home: (turn, event, at) => {
    turn.revealed = at;
    turn.home.push(Number(event.seat));
  },
  attack_revealed: (turn, event, at) => {
    turn.revealed = at;
    for (const id of many(event.ship))
      turn.flights.push({ seat: Number(event.seat), id: String(id), slot: Number(event.slot) });
  },
  ship_lost: (turn, event) => {
    // After the first battle a lost ship is a lost battle: its picture stays.
    if (turn.revealed < 0 || turn.battles.length > 0) return;
    for (const id of many(event.ship)) drop(turn.flights, Number(event.seat), String(id));
  },
  ship_relocated: (turn, event) => {
    const seat = Number(event.seat);
    drop(turn.flights, seat, String(event.ship));
    turn.flights.push({ seat, id: String(event.ship), slot: Number(event.slot) });
  },
  battle_began: (turn, event) => {
    const slot = Number(event.slot);
    turn.battles.push({
      slot,
      city: String(event.city),
      order: many(event.seat).map(Number),
      retreated: [],
      rolls: new Map(),
      ships: turn.flights.filter((each) => each.slot === slot),
      end: -1,
    });
  },
  retreated: (turn, event) => now(turn)?.retreated.push(Number(event.seat)),
  ship_joined: (turn, event) => {
    const battle = now(turn);
    battle?.ships.push({ seat: Number(event.seat), id: String(event.ship), slot: battle.slot });
  },
  battle_rolled: (turn, event) => {
    const battle = now(turn);
    const seat = Number(event.seat);
    const times = (battle?.rolls.get(seat)?.times ?? 0) + 1;
    battle?.rolls.set(seat, { dice: [Number(event.die), Number(event.die2)], total: Number(event.n), times });
  },
  city_won: (turn, event, at) => {
    const battle = now(turn);
    if (battle?.slot !== Number(event.slot)) return;
    battle.winner = Number(event.seat);
    battle.end = at;
  },
};

/** The last turn, put together from what was told of it. */
export function lastTurn(events: readonly GameEvent[]): Turn {
  const start = Math.max(
    0,
    events.findLastIndex((event) => event.event === 'turn_began'),
  );
  const turn: Turn = {
    turn: Number(events[start]?.round) || 1,
    revealed: -1,
    flights: [],
    slots: new Map(),
    home: [],
    battles: [],
    stands: [],
    army: '',
  };
  for (const [i, event] of events.slice(start).entries()) TELLERS[event.event]?.(turn, event, start + i);
  return turn;
}

type Names = (seat: number) => string;

function marks(flights: readonly Flight[], type: string, cards: Cards) {
  const ships = flights.map(({ id }) => shipOf(id, cards));
  const parts = shares(ships, type);
  return {
    ships: ships.map(({ id, hull }, i) => ({ id, hull, printed: 0, bonus: 0, ...parts[i] })),
    strength: strength(ships, type),
  };
}

/** A battle as it is shown; my own side stands first. */
export function battleView(turn: Turn, battle: Battle, me: number, names: Names, cards: Cards): BattleView {
  const { type, quick, search } = cityOf(battle.city, cards);
  const have = (seat: number) =>
    marks(
      battle.ships.filter((each) => each.seat === seat),
      type,
      cards,
    );
  const left = battle.order.filter((seat) => !battle.retreated.includes(seat));
  const open = battle.rolls.size === 0 && battle.winner === undefined;
  const side = (seat: number): SideView => {
    const roll = battle.rolls.get(seat);
    const rivals = left.filter((each) => each !== seat).map((each) => have(each).strength);
    const retreated = battle.retreated.includes(seat);
    return {
      seat,
      shape: seatShape(seat),
      name: names(seat),
      you: seat === me,
      ...have(seat),
      retreated,
      dice: roll?.dice,
      total: roll?.total,
      rolls: roll?.times ?? 0,
      won: battle.winner === seat || beats(battle, seat),
      chance: open && !retreated ? winChance(have(seat).strength, rivals) : undefined,
    };
  };
  const order = battle.order.toSorted((a, b) => Number(b === me) - Number(a === me));
  const over = battle.winner !== undefined;
  return { turn: turn.turn, slot: battle.slot, city: battle.city, type, quick, search, sides: order.map(side), over };
}

/** The dice have spoken, though the loser still has to name a ship. */
function beats(battle: Battle, seat: number): boolean {
  const mine = battle.rolls.get(seat);
  if (!mine || battle.winner !== undefined) return false;
  const below = (roll: Roll) => roll.times < mine.times || (roll.times === mine.times && roll.total < mine.total);
  return [...battle.rolls].every(([other, roll]) => other === seat || below(roll));
}

/** A search against an army, as it is shown. */
export function standView(turn: Turn, { seat, army, event }: Stand, me: number, names: Names): StandView {
  return {
    turn: turn.turn,
    seat,
    shape: seatShape(seat),
    name: names(seat),
    you: seat === me,
    army,
    city: String(event.city),
    need: Number(event.need),
    strength: Number(event.strength),
    dice: [Number(event.die), Number(event.die2)],
    total: Number(event.n),
    held: event.event === 'army_held_off',
  };
}

/** The moment the fleets are turned over. */
export function revealView(turn: Turn, me: number, names: Names, cards: Cards): RevealView {
  const cities = [...turn.slots].map(([slot, id]): CityView => {
    const { type, quick, search } = cityOf(id, cards);
    const here = turn.flights.filter((each) => each.slot === slot);
    const seats = [...new Set(here.map((each) => each.seat))].toSorted((a, b) => Number(b === me) - Number(a === me));
    const guests = seats.map((seat) => ({
      seat,
      shape: seatShape(seat),
      name: names(seat),
      you: seat === me,
      ...marks(
        here.filter((each) => each.seat === seat),
        type,
        cards,
      ),
    }));
    return { slot, id, type, quick, search, guests };
  });
  return { turn: turn.turn, cities, home: turn.home.map((seat) => ({ shape: seatShape(seat), name: names(seat) })) };
}
