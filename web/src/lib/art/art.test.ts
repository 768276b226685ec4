import { describe, expect, it } from 'vitest';
import {
  drawBack,
  drawBackdrop,
  drawBigEye,
  drawCover,
  drawDoor,
  drawScene,
  drawSlash,
  HUNT_CARDS,
  MOODS,
  MOTIF_NAMES,
  sceneUrl,
  seatShape,
  SEAT_SHAPES,
  SURVIVAL_CARDS,
  SYMBOL_NAMES,
  symbol,
} from '.';
import { captain } from './captain';
import { grey, mix } from './colour';
import { FIENDS } from './fiends';
import { HOUSES } from './houses';
import { ITEMS } from './items';
import { LANDMARKS, type Landmark } from './landmarks';
import { battleDieSvg, dieSvg, sandSvg } from './pieces';
import { PROOFS } from './proofs';
import { pick, rng } from './rng';
import { HEADGEARS, standee, zombie } from './standees';
import { VERB_NAMES } from './verbs';

/** Well-formed, no number lost on the way, nothing that would load from elsewhere. */
function expectSound(svg: string) {
  const page = new DOMParser().parseFromString(
    svg.replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ').replace(/(xmlns="[^"]+")(.*?) \1/, '$1$2'),
    'image/svg+xml',
  );
  expect(page.querySelector('parsererror')).toBeNull();
  expect(svg).not.toMatch(/NaN|undefined|null|Infinity/);
  expect(svg).not.toMatch(/href|<script|<foreignObject/);
}

describe('rng', () => {
  it('repeats for one seed and differs for another', () => {
    const take = (seed: string) => Array.from({ length: 5 }, rng(seed));
    expect(take('lair')).toEqual(take('lair'));
    expect(take('lair')).not.toEqual(take('lait'));
    for (const v of take('x')) expect(v >= 0 && v < 1).toBe(true);
  });

  it('picks from the list', () => {
    const r = rng('pick');
    for (let i = 0; i < 50; i++) expect(['a', 'b', 'c']).toContain(pick(r, ['a', 'b', 'c']));
  });
});

describe('colour', () => {
  it('mixes and greys', () => {
    expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080');
    expect(mix('#102030', '#405060', 0)).toBe('#102030');
    expect(grey('#ffffff')).toBe('#ffffff');
  });
});

describe('scenes', () => {
  it.each(MOTIF_NAMES)('%s is sound in every mood, night and day', (motif) => {
    for (const mood of MOODS) {
      expectSound(drawScene(motif, { mood, seed: 'a' }));
      expectSound(drawScene(motif, { mood, seed: 'b', day: true }));
    }
  });

  it('is the same for the same seed and another for another', () => {
    const draw = (seed: string) => drawScene('character', { mood: 'predator', seed });
    expect(draw('one')).toBe(draw('one'));
    expect(draw('one')).not.toBe(draw('two'));
  });

  it('gives every hunt and survival card a picture of its own', () => {
    const hunts = HUNT_CARDS.map((kind) => drawScene('hunt', { kind }));
    const helps = SURVIVAL_CARDS.map((kind) => drawScene('survival', { kind }));
    [...hunts, ...helps].forEach(expectSound);
    expect(HUNT_CARDS).toHaveLength(20);
    expect(SURVIVAL_CARDS).toHaveLength(15);
    expect(new Set([...hunts, ...helps]).size).toBe(35);
  });

  it('draws every kind of thing', () => {
    for (const kind of Object.keys(ITEMS)) expectSound(drawScene('item', { mood: 'winter', kind }));
    for (const kind of Object.keys(HOUSES)) expectSound(drawScene('house', { mood: 'winter', kind }));
    for (const kind of Object.keys(FIENDS)) expectSound(drawScene('fiend', { mood: 'xfiles', kind }));
    for (const kind of Object.keys(PROOFS)) expectSound(drawScene('proof', { mood: 'xfiles', kind }));
    for (const mark of Object.keys(LANDMARKS) as Landmark[]) expectSound(drawScene('city', { mood: 'tremble', mark }));
    for (const kind of ['saucer', 'tripod', 'cruiser']) expectSound(drawScene('fleet', { mood: 'tremble', kind }));
    for (const verb of VERB_NAMES) expectSound(drawScene('character', { mood: 'predator', verb, seed: verb }));
  });

  it('keeps the node count of a picture low', () => {
    for (const motif of MOTIF_NAMES) expect(drawScene(motif).match(/<[a-z]/g)?.length).toBeLessThan(220);
  });
});

describe('pieces', () => {
  it('are sound', () => {
    for (const mood of MOODS)
      [drawBack(mood), drawCover(mood), drawBackdrop(mood), drawBackdrop(mood, true)].forEach(expectSound);
    (['learn', 'friends', 'device'] as const).map(drawDoor).forEach(expectSound);
    [drawBigEye(), drawSlash(), ...[0, 1, 2, 3, 4].map((i) => captain(i, '#8fc7ff'))].forEach(expectSound);
    for (let face = 0; face <= 6; face++) expectSound(dieSvg(face));
    [battleDieSvg(), battleDieSvg('attack', 2), sandSvg(0), sandSvg(0.5), sandSvg(1)].forEach(expectSound);
    HEADGEARS.forEach((h, i) => expectSound(standee(h, { seat: seatShape(i), gun: true, bag: true })));
    [0, 1, 2, 3].forEach((i) => expectSound(zombie(i)));
    SYMBOL_NAMES.forEach((name) => expectSound(symbol(name)));
  });

  it('has eleven seats and wraps round', () => {
    expect(SEAT_SHAPES).toHaveLength(11);
    expect(seatShape(0)).toBe('circle');
    expect(seatShape(11)).toBe('circle');
  });

  it('draws each picture once', () => {
    expect(sceneUrl('lair')).toBe(sceneUrl('lair'));
    expect(sceneUrl('lair')).not.toBe(sceneUrl('beach'));
  });
});
