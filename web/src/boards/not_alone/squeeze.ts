const CREATURE = 90;
const PLATE = { full: 98, low: 68 } as const;
/** What a name adds that goes on in a second line. */
const LINE = 18;
const LEGEND = 28;
const RESERVE = { full: 96, low: 44 } as const;

/**
 * How much the left column must be pressed together to fit into its room: 0 not at all, 1 low plates, 2 also no
 * legend, 3 also the reserve in one line. Only plates that are not low have room for names of two lines.
 */
export function squeezed(room: number, plates: number, creature: boolean, longNames = 0): 0 | 1 | 2 | 3 {
  const rest = room - (creature ? CREATURE : 0);
  if (room === 0 || plates * PLATE.full + longNames * LINE + LEGEND + RESERVE.full <= rest) return 0;
  if (plates * PLATE.low + LEGEND + RESERVE.full <= rest) return 1;
  return plates * PLATE.low + RESERVE.full <= rest ? 2 : 3;
}
