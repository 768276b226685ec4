export { api, Trouble } from './api';
export type * from './bodies';
export { contact, learnContact } from './contact.svelte';
export { isAway, knock, returns } from './house.svelte';
export { callMe, learnMe, myName } from './me.svelte';
export { type GameEvent, type SeatState, type View } from './merge';
export { inWords, loadHouseWords, quietly, tellProblem, trying } from './problems.svelte';
export { TableSession } from './session.svelte';
export type * from './protocol';
