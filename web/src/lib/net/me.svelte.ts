import { api } from './api';

const KEY = 'prowl.name';

/** What this browser remembers: shown until the house has answered. */
function remembered(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

const state = $state<{ name: string; known: boolean }>({ name: remembered(), known: false });

/** The name of the guest; empty before one was given. */
export function myName(): string {
  return state.name;
}

function take(name: string): void {
  Object.assign(state, { name, known: true });
  try {
    localStorage.setItem(KEY, name);
  } catch {
    // A private window may refuse storage; the house knows it.
  }
}

/** The name as the house knows it; without an answer it is an error, and nobody is asked for a name. */
export async function learnMe(): Promise<string> {
  if (!state.known) take((await api.me()).name);
  return state.name;
}

export async function callMe(name: string): Promise<void> {
  take((await api.callMe(name)).name);
}
