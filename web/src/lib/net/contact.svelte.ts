import { api } from './api';
import type { House } from './bodies';

let house = $state.raw<House | undefined>();

/** Whom to write to about this house; undefined until it has said so. */
export function contact(): House | undefined {
  return house;
}

export async function learnContact(): Promise<void> {
  house ??= await api.house();
}
