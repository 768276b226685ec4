function channels(hex: string): number[] {
  return [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16));
}

const pair = (v: number) => Math.round(v).toString(16).padStart(2, '0');

/** Mixes two #rrggbb colours; t = 0 gives a, t = 1 gives b. */
export function mix(a: string, b: string, t: number): string {
  const y = channels(b);
  return (
    '#' +
    channels(a)
      .map((v, i) => pair(v + ((y[i] ?? 0) - v) * t))
      .join('')
  );
}

export function grey(hex: string): string {
  const [r = 0, g = 0, b = 0] = channels(hex);
  return '#' + pair(r * 0.3 + g * 0.6 + b * 0.1).repeat(3);
}

/** One decimal is enough on a 240-unit stage and keeps the strings short. */
export function n1(v: number): number {
  return Math.round(v * 10) / 10;
}
