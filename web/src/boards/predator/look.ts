import type { Look } from '../looks';

export const look: Look = { mood: 'predator', symbol: 'mark', scene: 'stalker', sceneOptions: { shot: 0 } };
