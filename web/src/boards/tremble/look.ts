import type { Look } from '../looks';

export const look: Look = {
  mood: 'tremble',
  symbol: 'rescue',
  scene: 'ship',
  sceneOptions: { seed: 'x', shot: 0 },
  face: 24,
};
