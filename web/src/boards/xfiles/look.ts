import type { Look } from '../looks';

export const look: Look = { mood: 'xfiles', symbol: 'belief', scene: 'lights', sceneOptions: { shot: 0 } };
