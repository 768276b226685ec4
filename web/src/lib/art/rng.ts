/** A stream of numbers in [0, 1) that depends on the seed alone. */
export type Rng = () => number;

function hash(text: string): number {
  let a = 40503;
  for (let i = 0; i < text.length; i++) {
    a = Math.imul(a ^ text.charCodeAt(i), 2654435761);
    a = (a ^ (a >>> 15)) >>> 0;
  }
  return a || 1;
}

export function rng(seed: string): Rng {
  let a = hash(seed);
  const next = () => {
    a ^= a << 13;
    a >>>= 0;
    a ^= a >>> 17;
    a ^= a << 5;
    a >>>= 0;
    return a / 4294967296;
  };
  // Short seeds start close together; a few steps drive them apart.
  for (let i = 0; i < 8; i++) next();
  return next;
}

export function pick<T>(r: Rng, list: readonly T[]): T {
  return list[Math.floor(r() * list.length)] as T;
}

export function times<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, i) => make(i));
}
