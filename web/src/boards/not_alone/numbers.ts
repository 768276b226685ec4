import type { GameEvent } from '../../lib/net';

/** A point of the plot: steps to go at the end of a turn. */
interface TrackPoint {
  turn: number;
  rescue: number;
  assimilation: number;
}

export interface SeatNumbers {
  caught: number;
  willLost: number;
  cardsPlayed: number;
  discarded: number;
}

interface GameNumbers {
  turns: number;
  points: readonly TrackPoint[];
  caught: number;
  escapes: number;
  beacons: number;
  gaveUp: number;
  /** The place that was visited most, 0 if none. */
  haunt: number;
  visits: number;
  seats: Readonly<Record<number, SeatNumbers>>;
}

const nobody = (): SeatNumbers => ({ caught: 0, willLost: 0, cardsPlayed: 0, discarded: 0 });

/** The story of a game in numbers, from what happened. `start`: the lengths of the tracks. */
export function numbersOf(
  events: readonly GameEvent[],
  players: number,
  start: Pick<TrackPoint, 'rescue' | 'assimilation'>,
): GameNumbers {
  const seats: Record<number, SeatNumbers> = Object.fromEntries(
    Array.from({ length: players }, (_, seat) => [seat, nobody()]),
  );
  const visits = new Map<number, number>();
  const points: TrackPoint[] = [{ turn: 0, ...start }];
  let now = { turn: 1, ...start };
  let [beacons, gaveUp, reveals] = [0, 0, 0];
  for (const event of events) {
    const seat = seats[Number(event.seat)];
    switch (event.event) {
      case 'phase_began':
        if (Number(event.round) > now.turn) {
          points.push({ ...now });
          now = { ...now, turn: Number(event.round) };
        }
        break;
      case 'rescue_moved':
        now.rescue = Number(event.left);
        break;
      case 'assimilation_moved':
        now.assimilation = Number(event.left);
        break;
      case 'caught':
        if (seat) seat.caught++;
        break;
      case 'will_lost':
        if (seat) seat.willLost += Number(event.n);
        break;
      case 'survival_played':
      case 'hunt_played':
      case 'flashback_played':
        if (seat) seat.cardsPlayed++;
        break;
      case 'discarded':
        if (seat && Array.isArray(event.place)) seat.discarded += event.place.length;
        break;
      case 'beacon_taken':
        beacons++;
        break;
      case 'gave_up':
        gaveUp++;
        break;
      case 'revealed':
        for (const place of Array.isArray(event.place) ? event.place : [event.place]) {
          reveals++;
          visits.set(Number(place), (visits.get(Number(place)) ?? 0) + 1);
        }
        break;
    }
  }
  points.push({ ...now });
  const caught = Object.values(seats).reduce((sum, each) => sum + each.caught, 0);
  const [haunt, most] = [...visits].toSorted((a, b) => b[1] - a[1])[0] ?? [0, 0];
  return {
    turns: now.turn,
    points,
    caught,
    escapes: Math.max(0, reveals - caught),
    beacons,
    gaveUp,
    haunt,
    visits: most,
    seats,
  };
}
