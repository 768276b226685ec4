/** A name in so many letters: whole, its first word, or cut with a sign that it goes on. */
export function shortName(name: string, most: number): string {
  if (name.length <= most) return name;
  const [first = name] = name.split(' ');
  return first.length <= most ? first : `${first.slice(0, Math.max(1, most - 1))}…`;
}

/** Moves neighbours apart so that labels of this width do not lie over each other; the order stays. */
export function spread(at: readonly number[], width: number, last: number): number[] {
  const placed: number[] = [];
  for (const each of at) placed.push(Math.max(each, (placed.at(-1) ?? -Infinity) + width));
  let edge = last;
  for (let i = placed.length - 1; i >= 0; i--) {
    placed[i] = Math.min(placed[i] ?? 0, edge);
    edge = (placed[i] ?? 0) - width;
  }
  return placed;
}

/** How the line of each captain is drawn: colours alone cannot be told apart by everybody. */
const DASHES = ['none', '10 5', '3 4', '14 4 3 4', '7 3'] as const;

export const dashes = (seat: number): string => DASHES[seat % DASHES.length] ?? 'none';
