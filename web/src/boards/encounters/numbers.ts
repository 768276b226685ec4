import type { CardInfo, GameEvent } from '../../lib/net';
import { figure } from './faces';

/** A point of the plot: how the team stood at the end of a player's turn. */
export interface TeamPoint {
  turn: number;
  health: number;
  kills: number;
}

export interface SeatNumbers {
  damage: number;
  kills: number;
  recruited: number;
  offered: number;
}

export interface TeamNumbers {
  turns: number;
  kills: number;
  strikes: number;
  avoided: number;
  offered: number;
  objectives: number;
  points: readonly TeamPoint[];
  seats: readonly SeatNumbers[];
}

type Cards = ReadonlyMap<string, Pick<CardInfo, 'figures'>>;

const nobody = (): SeatNumbers => ({ damage: 0, kills: 0, recruited: 0, offered: 0 });

/** Counts a game through, event by event. */
class Count {
  readonly seats: SeatNumbers[];
  readonly points: TeamPoint[];
  readonly #hurt: number[];
  turns = 0;
  kills = 0;
  strikes = 0;
  avoided = 0;
  objectives = 0;

  constructor(
    readonly health: readonly number[],
    readonly cards: Cards,
  ) {
    this.seats = health.map(nobody);
    this.#hurt = health.map(() => 0);
    this.points = [this.point()];
  }

  point(): TeamPoint {
    const left = this.health.map((health, seat) => Math.max(0, health - (this.#hurt[seat] ?? 0)));
    return { turn: this.turns, health: left.reduce((sum, each) => sum + each, 0), kills: this.kills };
  }

  #wound(seat: number, strike: unknown, sign: 1 | -1): void {
    const card = this.cards.get(String(strike));
    const damage = card ? figure(card, 'damage') : 0;
    this.#hurt[seat] = (this.#hurt[seat] ?? 0) + sign * damage;
    const own = this.seats[seat];
    if (own) own.damage += sign * damage;
  }

  take(event: GameEvent): void {
    const seat = Number(event.seat);
    const own = this.seats[seat];
    switch (event.event) {
      case 'turn_began':
        if (this.turns) this.points.push(this.point());
        this.turns++;
        break;
      case 'strike_drawn':
        this.strikes++;
        this.#wound(seat, event.strike, 1);
        break;
      case 'strike_cancelled':
        this.strikes--;
        this.#wound(seat, event.strike, -1);
        break;
      case 'healed':
        this.#heal(seat, event.strike);
        break;
      case 'died':
        this.#hurt[seat] = Number.POSITIVE_INFINITY;
        break;
      case 'strike_avoided':
        this.avoided++;
        break;
      case 'enemy_killed':
        this.kills++;
        if (own) own.kills++;
        break;
      case 'gained':
        if (own) own.recruited++;
        break;
      case 'coordinated':
        if (own) own.offered++;
        break;
      case 'objective_completed':
        this.objectives++;
        break;
    }
  }

  /** What is healed was suffered all the same. */
  #heal(seat: number, strike: unknown): void {
    const card = this.cards.get(String(strike));
    this.#hurt[seat] = (this.#hurt[seat] ?? 0) - (card ? figure(card, 'damage') : 0);
  }
}

/** The story of a game in numbers, from what happened. */
export function numbersOf(events: readonly GameEvent[], health: readonly number[], cards: Cards): TeamNumbers {
  const count = new Count(health, cards);
  for (const event of events) count.take(event);
  return {
    turns: count.turns,
    kills: count.kills,
    strikes: count.strikes,
    avoided: count.avoided,
    offered: count.seats.reduce((sum, each) => sum + each.offered, 0),
    objectives: count.objectives,
    points: [...count.points, count.point()],
    seats: count.seats,
  };
}
