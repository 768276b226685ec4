import { api } from './api';

const state = $state<{ name: string; known: boolean }>({ name: '', known: false });

/** The name of the guest; empty before one was given. */
export function myName(): string {
  return state.name;
}

export async function learnMe(): Promise<string> {
  if (!state.known) {
    state.name = (await api.me()).name;
    state.known = true;
  }
  return state.name;
}

export async function callMe(name: string): Promise<void> {
  state.name = (await api.callMe(name)).name;
  state.known = true;
}
