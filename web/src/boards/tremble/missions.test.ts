import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, it } from 'vitest';
import { setLang } from '../../lib/text';
import type { Figures, MissionFigures } from './figures';
import MissionProgress from './MissionProgress.svelte';
import { missionView } from './missions';
import './words';

afterEach(() => document.body.replaceChildren());

function told(most: boolean, ...parts: [number, number, string?][]): MissionFigures {
  return { most, parts: parts.map(([have, need, kind = '']) => ({ have, need, kind })) };
}

const shown = (mission: MissionFigures) =>
  missionView('m', 0, { missions: [mission] } as unknown as Figures, new Map()).progress;

function written(mission: MissionFigures): string {
  const progress = shown(mission);
  if (!progress) return '';
  const target = document.createElement('div');
  document.body.append(target);
  const made = mount(MissionProgress, { target, props: { progress } });
  flushSync();
  const text = target.textContent?.replace(/\s+/g, ' ').trim() ?? '';
  void unmount(made);
  return text;
}

it('is a count with a sign for each city, where it is one count', () => {
  setLang('en');
  expect(shown(told(false, [2, 4]))).toMatchObject({ done: false, parts: [{ have: 2, need: 4, symbol: 'people' }] });
  expect(written(told(false, [2, 4]))).toBe('2 of 4');
});

it('counts every kind of city by itself, types by their sign and parts of the world by their name', () => {
  setLang('en');
  const mission = told(false, [2, 2, 'cultural'], [1, 2, 'asia']);
  expect(shown(mission)?.parts.map((part) => part.symbol)).toEqual(['cultural', undefined]);
  expect(written(mission)).toMatch(/^Cultural 2 of 2 .*asia.* 1 of 2$/i);
});

it('compares with the best of the others, where more than they have is wanted', () => {
  setLang('en');
  expect(written(told(true, [1, 3]))).toBe('you have 1, the best of the others 2');
});

it('is fulfilled when every part is', () => {
  expect([shown(told(false, [2, 2], [1, 2])), shown(told(false, [2, 2], [3, 2]))].map((each) => each?.done)).toEqual([
    false,
    true,
  ]);
});
