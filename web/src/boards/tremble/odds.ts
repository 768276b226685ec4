const ALL = 36;

/** In how many of the 36 rolls two dice show this sum. */
const ways = (sum: number) => (sum < 2 || sum > 12 ? 0 : 6 - Math.abs(7 - sum));

/** In how many of the 36 rolls two dice stay below this sum. */
function waysBelow(sum: number): number {
  let found = 0;
  for (let each = 2; each < Math.min(sum, 13); each++) found += ways(each);
  return found;
}

/** Every choice of some of the others. */
function parts(others: readonly number[]): number[][] {
  return others.reduce<number[][]>((found, each) => [...found, ...found.map((part) => [...part, each])], [[]]);
}

/** The chance that just these sides share the highest total, and all the rest are below it. */
function highest(tied: readonly number[], rest: readonly number[]): number {
  const first = tied[0] ?? 0;
  let found = 0;
  for (let dice = 2; dice <= 12; dice++) {
    const total = first + dice;
    const equal = tied.reduce((chance, have) => (chance * ways(total - have)) / ALL, 1);
    found += rest.reduce((chance, have) => (chance * waysBelow(total - have)) / ALL, equal);
  }
  return found;
}

/**
 * The chance of the highest total of strength and two dice. Whoever ties for the highest rolls again:
 * a tie of all is the same question once more, a tie of some a smaller one.
 */
export function winChance(mine: number, others: readonly number[]): number {
  const at = others.map((_, i) => i);
  let [won, again] = [0, 0];
  for (const part of parts(at)) {
    const tied = part.map((i) => others[i] ?? 0);
    const rest = at.filter((i) => !part.includes(i)).map((i) => others[i] ?? 0);
    const chance = highest([mine, ...tied], rest);
    if (tied.length === 0) won += chance;
    else if (rest.length === 0) again = chance;
    else won += chance * winChance(mine, tied);
  }
  // Sums of many small parts: what is certain must not be a hair less than certain.
  return others.length === 0 ? 1 : Math.round((won / (1 - again)) * 1e12) / 1e12;
}

/** The chance that strength and two dice reach a figure; equal is enough. */
export function holdChance(mine: number, need: number): number {
  return 1 - waysBelow(need - mine) / ALL;
}

/** A chance as a person says it: never 0 or 100 while it is neither. */
export function percent(chance: number): number {
  const whole = Math.round(chance * 100);
  if (whole === 0 && chance > 0) return 1;
  return whole === 100 && chance < 1 ? 99 : whole;
}
