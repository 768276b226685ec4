import type { Look } from '../looks';

export const look: Look = { mood: 'artemia', symbol: 'eye', scene: 'lair', face: 22 };
