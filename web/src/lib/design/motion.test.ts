import { expect, it } from 'vitest';

const SHEETS = import.meta.glob<string>(['../../**/*.svelte', '../../**/*.css'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
/** What a browser can move without laying the page out or shading it anew for every frame. */
const CHEAP = new Set(['transform', 'translate', 'opacity', 'clip-path']);

/** Every property that a keyframe changes, with its file. */
function moved(): [file: string, property: string][] {
  return Object.entries(SHEETS).flatMap(([file, text]) =>
    [...text.matchAll(/@keyframes [\w-]+ \{((?:[^{}]*\{[^{}]*\})*)/g)].flatMap(([, frames = '']) =>
      [...frames.matchAll(/([\w-]+)\s*:/g)].map(([, property = '']): [string, string] => [file, property]),
    ),
  );
}

it('a frame of an animation costs no layout and no new shading, however many cards lie there', () => {
  expect(moved().length).toBeGreaterThan(20);
  expect(moved().filter(([, property]) => !CHEAP.has(property))).toEqual([]);
});
