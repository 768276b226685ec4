import { encode } from 'uqr';

/** Light around a code, in modules: cameras find nothing without it. */
export const QUIET = 4;
/** The eye in the middle, as shares of the side: less than 8 % of the area, of which level H can miss 30 %. */
const EYE = { w: 0.34, h: 0.22 };

export interface Code {
  /** Modules on a side, without the quiet zone. */
  side: number;
  /** Rows of modules; the middle is kept free for the eye. */
  dark: readonly (readonly boolean[])[];
  eye: { w: number; h: number };
}

/** The largest odd number of modules within this share: the eye stands exactly in the middle. */
const odd = (modules: number) => Math.max(1, Math.floor((modules - 1) / 2) * 2 + 1);

export function codeOf(text: string): Code {
  const { data, size: side } = encode(text, { ecc: 'H', border: 0 });
  const eye = { w: odd(side * EYE.w), h: odd(side * EYE.h) };
  const within = (at: number, length: number) => Math.abs(at - (side - 1) / 2) <= (length - 1) / 2;
  const dark = data.map((row, y) => row.map((module, x) => module && !(within(x, eye.w) && within(y, eye.h))));
  return { side, dark, eye };
}

/** The dark modules as one path, a stroke for each run of them. */
export function drawn({ dark }: Code): string {
  return dark
    .flatMap((row, y) => {
      const runs: string[] = [];
      for (let x = 0; x < row.length; x++) {
        const from = x;
        while (row[x]) x++;
        if (x > from) runs.push(`M${from} ${y}h${x - from}v1h${from - x}z`);
      }
      return runs;
    })
    .join('');
}
