import { describe, expect, it } from 'vitest';
import { dashes } from './boards/tremble/spread';
import { SEAT_SHAPES, SIGILS } from './lib/art/seats';
import { SYMBOLS } from './lib/art/symbols';

const SOURCES = import.meta.glob<string>(['./**/*.svelte', './lib/ui/*.css'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Colours that mean something: the hunter, the hunted, what is good. The light of what may be done has its brackets. */
const MEANING = /var\(--(hunter|prey|good)\)/;
const PAINT = /^(color|fill|stroke|background(-color)?|border(-[a-z]+)?-color|outline-color|box-shadow)$/;

/** Where a colour is all that the style changes: what else says the same beside it. */
const SAID_BY: Readonly<Record<string, string>> = {
  'HuntedPlate.svelte .ready': 'a tick instead of the hourglass',
  'Reveal.svelte .caught .flip :global(.pcard)': 'claws, the token, a larger card and the words below',
  'Reveal.svelte .caught .result': 'its words',
  'Reveal.svelte .change.hunter': 'its symbol and its words',
  'CaptainPlate.svelte .ready': 'a tick instead of the hourglass',
  'CaptainPlate.svelte .fuel .short': 'the minus sign',
  'Gauge.svelte .over': 'hatched the other way',
  'MissionProgress.svelte .full b, .full > :global(svg:last-child)': 'a tick',
  'Searches.svelte .facing': 'a bar, and the shield before the name',
  'Searches.svelte .army': 'a shield and the name of the army',
  'Side.svelte .won': 'a crown and a word',
  'Stand.svelte .won': 'a tick and a word, and the title',
  'Stand.svelte .army.won': 'the title',
  'Stand.svelte .army h2': 'a shield',
  'Chip.svelte .ok': 'its words',
  'Chip.svelte .hot': 'its words',
  'Chip.svelte .cool': 'its words',
  'LogList.svelte .hunter > :global(svg)': 'the symbol itself',
  'LogList.svelte .prey > :global(svg)': 'the symbol itself',
  'Panel.svelte .hunter': 'the slit eye beside the name',
  'SeatBadge.svelte .hunter': 'the slit eye in place of the sign',
  'SeatCard.svelte .apart': 'the slit eye and the name of the role',
  'SeatCard.svelte .apart.mine': 'the word “you”',
  'SeatCard.svelte .mine': 'the word “you”',
  'TextField.svelte input[aria-invalid]': 'the words below',
  'Toasts.svelte .hunter .sym': 'the symbol and the words',
  'Toasts.svelte .prey .sym': 'the symbol and the words',
};

/** Every rule of a style that says something by a colour and changes nothing else. */
function painted([path, source]: [string, string]): string[] {
  const css = path.endsWith('.css') ? source : (/<style>([^]*)<\/style>/.exec(source)?.[1] ?? '');
  const rules = css.replace(/\/\*[^]*?\*\//g, '').matchAll(/([^{};]+)\{([^{}]*)\}/g);
  return [...rules].flatMap(([, selector = '', body = '']) => {
    const changed = body.split(';').flatMap((line) => line.split(':')[0]?.trim() || []);
    const alone = changed.every((name) => PAINT.test(name)) && MEANING.test(body);
    return alone ? [`${path.split('/').at(-1)} ${selector.trim().replace(/\s+/g, ' ')}`] : [];
  });
}

describe('a meaning', () => {
  it('is never told by a colour alone', () => {
    expect(Object.entries(SOURCES).flatMap(painted).toSorted()).toEqual(Object.keys(SAID_BY).toSorted());
  });

  it('is told by the sign of a seat wherever its colour is', () => {
    const count = (source: string, what: RegExp) => source.match(what)?.length ?? 0;
    const bare = Object.entries(SOURCES).filter(
      ([, source]) => count(source, /--seat-\$?\{/g) > count(source, /SIGILS\[/g),
    );
    expect(bare.map(([path]) => path)).toEqual([]);
  });

  it('has a drawing of its own: seats, symbols, lines of a plot', () => {
    for (const drawings of [Object.values(SIGILS), Object.values(SYMBOLS), [0, 1, 2, 3, 4].map(dashes)])
      expect(new Set(drawings).size).toBe(drawings.length);
    expect(SEAT_SHAPES).toHaveLength(Object.keys(SIGILS).length);
  });
});
