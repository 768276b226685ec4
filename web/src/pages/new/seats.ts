import type { SeatWish } from '../../lib/net';
import type { Level } from '../levels';

export type Who = 'me' | 'open' | Level;

/** A seat of a table that is being planned. The name counts where somebody plays on the founder's device. */
export interface Place {
  who: Who;
  name: string;
}

/** What the server takes for a name. */
export const NAME_MOST = 24;

export const place = (who: Who): Place => ({ who, name: '' });

/** Which of the seats on this device it is, from 1; 0 for all others. */
export function numberOfMine(places: readonly Place[], at: number): number {
  if (places[at]?.who !== 'me') return 0;
  return places.slice(0, at + 1).filter((each) => each.who === 'me').length;
}

/** What a further seat on this device is called when nobody gives it a name: two of one name could not be told apart. */
export function nameUnasked(me: string, number: number): string {
  const tail = ` ${number}`;
  return [...me].slice(0, NAME_MOST - tail.length).join('') + tail;
}

function wish({ who, name }: Place, number: number, me: string): SeatWish {
  if (number === 1) return { kind: 'me' };
  if (who === 'me') return { kind: 'me', name: name.trim() || nameUnasked(me, number) };
  return who === 'open' ? { kind: 'open' } : { kind: 'bot', level: who };
}

export const wishes = (places: readonly Place[], me: string): SeatWish[] =>
  places.map((each, at) => wish(each, numberOfMine(places, at), me));
