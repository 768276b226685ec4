/** Habits of the player that stay in this browser. */
interface Prefs {
  /** 0 to 100; the sound for my turn. */
  volume: number;
  mute: boolean;
  /** Pass by itself when passing is all that can be done. */
  autopass: boolean;
  /** Show the moment when the cards are turned over. */
  reveal: boolean;
  /** How the bots play that are played with at once, and in which game they last did. */
  level: string;
  game: string;
  /** Whose talk is not shown: a table and the sign of a person there, the latest last. */
  hushed: string[];
}

const KEY = 'prowl.prefs';
const DEFAULTS: Prefs = {
  volume: 60,
  mute: false,
  autopass: true,
  reveal: true,
  hushed: [],
  level: 'greedy',
  game: '',
};

function stored(): Prefs {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof saved === 'object' && saved !== null) return { ...DEFAULTS, ...(saved as Partial<Prefs>) };
  } catch {
    // A private window may refuse storage; the defaults are fine.
  }
  return { ...DEFAULTS };
}

export const prefs: Prefs = $state(stored());

export function setPref<K extends keyof Prefs>(key: K, value: Prefs[K]): void {
  prefs[key] = value;
  try {
    localStorage.setItem(KEY, JSON.stringify(prefs));
  } catch {
    // As above.
  }
}

const HUSHED_AT_MOST = 100;
const person = (table: string, who: string) => `${table}/${who}`;

export const isHushed = (table: string, who = '') => prefs.hushed.includes(person(table, who));

export function hush(table: string, who: string, on: boolean): void {
  const whom = person(table, who);
  const others = prefs.hushed.filter((each) => each !== whom);
  setPref('hushed', on ? [...others, whom].slice(-HUSHED_AT_MOST) : others);
}
