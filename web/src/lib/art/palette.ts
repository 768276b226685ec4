export const MOODS = ['artemia', 'tremble', 'predator', 'xfiles', 'winter'] as const;
export type Mood = (typeof MOODS)[number];

/** Four stops from zenith to horizon. */
export type Sky = readonly [string, string, string, string];

export interface Palette {
  sky: Sky;
  /** Sun, moon, rim light. */
  orb: string;
  far: string;
  near: string;
  glow: string;
  hot: string;
}

const NIGHT: Record<Mood, Palette> = {
  artemia: {
    sky: ['#0d0b28', '#2e1c58', '#85407a', '#f49a6e'],
    orb: '#ffe0b0',
    far: '#7a3f78',
    near: '#0a0819',
    glow: '#6bead0',
    hot: '#ff6f5a',
  },
  tremble: {
    sky: ['#081b3e', '#0c4b80', '#1fa5a2', '#ffe27c'],
    orb: '#fff2b8',
    far: '#1c7f92',
    near: '#071428',
    glow: '#ff77ad',
    hot: '#ff5d8f',
  },
  predator: {
    sky: ['#04120d', '#0c3526', '#4b7a38', '#f2bb58'],
    orb: '#ffe9a8',
    far: '#446f3c',
    near: '#030b07',
    glow: '#d9f27a',
    hot: '#ff5b37',
  },
  xfiles: {
    sky: ['#070c11', '#142430', '#3d575e', '#cdc9a4'],
    orb: '#f6efc6',
    far: '#3f565c',
    near: '#05090d',
    glow: '#f4eab8',
    hot: '#e2573f',
  },
  winter: {
    sky: ['#0c1726', '#2a4866', '#86abc3', '#f3ece0'],
    orb: '#ffffff',
    far: '#86a5ba',
    near: '#0a131f',
    glow: '#ffb866',
    hot: '#d9473c',
  },
};

const DAY: Record<Mood, Palette> = {
  artemia: {
    sky: ['#7a86c8', '#b9a3d6', '#efb9b4', '#ffe3bf'],
    orb: '#fffaf0',
    far: '#c9a0c0',
    near: '#3d2a5c',
    glow: '#1fa98f',
    hot: '#c9402f',
  },
  tremble: {
    sky: ['#5aa9dc', '#86cfe0', '#b9e8d6', '#fff3b8'],
    orb: '#fffdf0',
    far: '#7cc3cc',
    near: '#14406a',
    glow: '#e0457f',
    hot: '#d92d68',
  },
  predator: {
    sky: ['#6fa08a', '#a3c391', '#dbdb9c', '#fff0c2'],
    orb: '#fffdf0',
    far: '#9dbb86',
    near: '#173d2b',
    glow: '#6f8a12',
    hot: '#c73d1b',
  },
  xfiles: {
    sky: ['#8fa3aa', '#b3c0c0', '#d6d8c8', '#f4efd8'],
    orb: '#fffef6',
    far: '#a9b6b4',
    near: '#26363d',
    glow: '#8a7a1f',
    hot: '#b43a25',
  },
  winter: {
    sky: ['#9dbbd2', '#c2d6e3', '#e3ecf0', '#fffaf2'],
    orb: '#ffffff',
    far: '#bfd2de',
    near: '#2b455e',
    glow: '#d0781b',
    hot: '#b02f26',
  },
};

/** A card's class colours its sky, so that a hand is told apart before it is read. */
export const TINTS = {
  strength: { sky: ['#180907', '#4d1b13', '#ab4a2b', '#ffc27a'], far: '#833b28' },
  intel: { sky: ['#06121f', '#10344f', '#3b7b9e', '#ece4b4'], far: '#30627e' },
  leadership: { sky: ['#171004', '#4a350d', '#a67d25', '#ffe6a2'], far: '#7d5e20' },
  tech: { sky: ['#0f0a20', '#312358', '#7058a6', '#f6d4e4'], far: '#56458c' },
  plain: { sky: ['#090e0c', '#232f29', '#5e7061', '#e6e2c4'], far: '#4e5f51' },
} as const satisfies Record<string, Partial<Palette>>;
export type Tint = keyof typeof TINTS;

export function palette(mood: Mood, day = false): Palette {
  return (day ? DAY : NIGHT)[mood];
}
