export { api, Trouble } from './api';
export { contact, learnContact } from './contact.svelte';
export { houseAnswers, isAway, knock, returns } from './house.svelte';
export { callMe, learnMe, myName } from './me.svelte';
export { merged, type GameEvent, type SeatState, type View } from './merge';
export { inWords, isLine, loadHouseWords, quietly, tellProblem, trying } from './problems.svelte';
export { TableSession, type Heard } from './session.svelte';
export type { Link } from './socket';
export type * from './types';
