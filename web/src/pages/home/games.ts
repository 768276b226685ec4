import type { GameOffer } from './types';

export const GAMES: readonly GameOffer[] = [
  { mood: 'artemia', players: [2, 7], minutes: [30, 45], symbol: 'eye', scene: 'lair' },
  {
    mood: 'tremble',
    players: [2, 5],
    minutes: [30, 45],
    symbol: 'rescue',
    scene: 'ship',
    sceneOptions: { seed: 'x', shot: 0 },
  },
  { mood: 'predator', players: [1, 5], minutes: [45, 60], symbol: 'mark', scene: 'stalker', sceneOptions: { shot: 0 } },
  { mood: 'xfiles', players: [1, 5], minutes: [45, 60], symbol: 'belief', scene: 'lights', sceneOptions: { shot: 0 } },
  { mood: 'winter', players: [2, 11], minutes: [90, 180], symbol: 'morale', scene: 'crossroads' },
];
