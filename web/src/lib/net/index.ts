export { api, Trouble } from './api';
export { callMe, learnMe, myName } from './me.svelte';
export { merged, type GameEvent, type SeatState, type View } from './merge';
export { inWords, loadHouseWords, tellProblem, trying } from './problems';
export { TableSession, type Heard } from './session.svelte';
export type { Link } from './socket';
export type * from './types';
