import type { SeatWish } from '../../lib/net';
import type { Level } from '../levels';

export type Who = 'me' | 'open' | Level;

/** A seat of a table that is being planned. The name counts where several play on the founder's device. */
export interface Place {
  who: Who;
  name: string;
}

/** What the page is prepared for: a table that others join, one that is passed round, or one with bots. */
export type Purpose = 'friends' | 'device' | 'bots';

/** What the server takes for a name. */
export const NAME_MOST = 24;
/** So many people who share a device have names of their own before one of them has typed any. */
export const DEVICE_NAMES = 16;
/** A table of this size is fun, if the game allows it. */
const USUAL = 4;

export const place = (who: Who): Place => ({ who, name: '' });

export const purposeOf = (told: string | null): Purpose => (told === 'friends' || told === 'device' ? told : 'bots');

/** Who sits where before anybody has changed it. */
export function plan(purpose: Purpose, { least, most }: { least: number; most: number }, level: Level): Place[] {
  if (purpose === 'device') return Array.from({ length: Math.max(least, 2) }, () => place('me'));
  const others = Math.min(most, Math.max(least, USUAL)) - 1;
  return [place('me'), ...Array.from({ length: others }, () => place(purpose === 'friends' ? 'open' : level))];
}

/** Which of the seats on this device it is, from 1; 0 for all others. */
export function numberOfMine(places: readonly Place[], at: number): number {
  if (places[at]?.who !== 'me') return 0;
  return places.slice(0, at + 1).filter((each) => each.who === 'me').length;
}

export const isShared = (places: readonly Place[]) => places.filter((each) => each.who === 'me').length > 1;

const alike = (name: string) => name.normalize('NFKC').replace(/\s+/g, ' ').trim().toLocaleLowerCase();

interface Known {
  /** My own name; empty before I have given one. */
  me: string;
  /** Names for those who type none. */
  spare: readonly string[];
  /** What a bot in this seat is called. */
  bot: (seat: number) => string;
}

/** What everybody is called, seat by seat; empty where nobody sits yet. Whoever types no name gets one that is free. */
export function namesAt(places: readonly Place[], { me, spare, bot }: Known): string[] {
  const shared = isShared(places);
  const given = places.map(({ who, name }, at) => {
    if (who === 'open') return '';
    if (who !== 'me') return bot(at);
    return (shared && name.trim()) || (numberOfMine(places, at) === 1 ? me : '');
  });
  const taken = new Set(given.filter(Boolean).map(alike));
  const free = spare.filter((name) => !taken.has(alike(name)));
  return given.map((name, at) => name || (numberOfMine(places, at) > 1 && free.shift()) || '');
}

/** The seats whose typed name somebody else at the table has, too. */
export function clashes(places: readonly Place[], names: readonly string[]): number[] {
  const same = (at: number) => names.filter((name) => name && alike(name) === alike(names[at] ?? '')).length > 1;
  return places.flatMap((each, at) => (each.who === 'me' && each.name.trim() && same(at) ? [at] : []));
}

/** What the server is asked for. I am known to it by my own name: it is sent only where I go by another one. */
export function wishes(places: readonly Place[], names: readonly string[], me: string): SeatWish[] {
  return places.map(({ who }, at) => {
    if (who === 'open') return { kind: 'open' };
    if (who !== 'me') return { kind: 'bot', level: who };
    const name = names[at];
    return name && name !== me ? { kind: 'me', name } : { kind: 'me' };
  });
}
