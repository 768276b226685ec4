import type { Look } from '../looks';

export const look: Look = { mood: 'winter', symbol: 'morale', scene: 'crossroads' };
