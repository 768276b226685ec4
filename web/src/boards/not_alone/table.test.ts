import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { addWords, setLang } from '../../lib/text';
import { exploreAsk, tokenAsk } from './fixture/asks';
import en from './fixture/en.ftl?raw';
import ru from './fixture/ru.ftl?raw';
import { creatureView, events, huntedView, reveal } from './fixture/views';
import { logGroups } from './log';
import Reveal from './Reveal.svelte';
import Table from './Table.svelte';
import type { NotAloneProps } from './types';
import './words';

let mounted: Record<string, unknown>[] = [];

function show(props: Partial<NotAloneProps>): HTMLElement {
  const target = document.createElement('div');
  document.body.append(target);
  const rest = {
    game: 'Not Alone',
    title: '',
    known: [],
    view: huntedView('en'),
    ask: exploreAsk(8),
    pairs: [],
    log: logGroups(events('en')),
    chat: [],
  };
  mounted.push(mount(Table, { target, props: { ...rest, ...props } }));
  flushSync();
  return target;
}

function labels(root: HTMLElement, selector: string): string[] {
  return [...root.querySelectorAll(selector)].map((node) => node.querySelector('.sr')?.textContent ?? '');
}

beforeAll(() => addWords({ en, ru }));
afterEach(() => {
  for (const each of mounted) void unmount(each);
  mounted = [];
  document.body.innerHTML = '';
});

describe('the table of a hunted', () => {
  it('reads every place as a sentence with its state', () => {
    setLang('en');
    const places = labels(show({}), '.planet .pcard');
    expect(places).toHaveLength(10);
    expect(places[7]).toBe('8. Wreck. Rescue\u00a0+1, once a turn. chosen');
    expect(places[0]).toMatch(/^1\. Lair\. .* can be chosen$/);
    expect(places[3]).toContain('Beacon');
  });

  it('reads who stands on a place, and the tokens that lie between two', () => {
    setLang('en');
    const view = huntedView('en');
    const stood = view.places.map((place) =>
      place.no === 2 ? { ...place, here: view.hunted.map((h) => h.shape) } : place,
    );
    const places = labels(
      show({ view: { ...view, places: stood }, pairs: [{ token: 'planet', places: [6, 7] }] }),
      '.planet .pcard',
    );
    expect(places[1]).toContain(`Here: ${view.hunted.map((h) => h.name).join(', ')}`);
    expect(places[2]).not.toContain('Here: ');
    expect(places[5]).toContain('Artemia, also on: Shelter');
    expect(places[6]).toContain('Artemia, also on: Swamp');
  });

  it('says why a card in the hand cannot be played', () => {
    setLang('en');
    const hand = labels(show({}), '.hand .pcard');
    expect(hand.find((label) => label.startsWith('4. Beach'))).toContain('a force field is here');
  });

  it('passes on a choice on the map and in the hand, and nothing illegal', () => {
    const [onplace, oncard] = [vi.fn(), vi.fn()];
    const root = show({ onplace, oncard });
    root.querySelectorAll<HTMLElement>('.planet .pcard')[1]?.click();
    root.querySelectorAll<HTMLElement>('.hand .pcard')[2]?.click();
    root.querySelectorAll<HTMLElement>('.hand .pcard')[0]?.click();
    expect([onplace.mock.calls, oncard.mock.calls]).toEqual([[[2]], [['p1']]]);
  });

  it('takes digits for places', () => {
    const onplace = vi.fn();
    show({ onplace });
    for (const digit of ['2', '5', '0'])
      window.dispatchEvent(new KeyboardEvent('keydown', { code: `Digit${digit}`, key: digit }));
    expect(onplace.mock.calls).toEqual([[2], [5], [10]]);
  });

  it('changes its words at once', () => {
    setLang('en');
    const root = show({});
    setLang('ru');
    flushSync();
    expect(root.querySelector('h2')?.textContent).toContain('Выберите');
  });
});

describe('the table of the creature', () => {
  it('tells on every place who could be there', () => {
    setLang('en');
    const places = labels(show({ view: creatureView('en'), ask: tokenAsk(9) }), '.planet .pcard');
    expect(places[0]).toContain('Could be here: Artyom, Vera');
    expect(places[2]).toContain('nobody can be here');
  });
});

describe('log and reveal', () => {
  it('shows the newest turn first, and in it the newest line', () => {
    const groups = logGroups(events('en'));
    expect(groups.map((group) => group.key)).toEqual([6, 5, 4]);
    const lines = groups.map((group) => group.lines.map((line) => Number(line.key)));
    expect(lines).toEqual(lines.map((keys) => keys.toSorted((a, b) => b - a)));
    expect(lines[0]?.length).toBeGreaterThan(1);
  });

  it('goes on with any of its keys', () => {
    setLang('en');
    const onnext = vi.fn();
    const target = document.createElement('div');
    document.body.append(target);
    mounted.push(mount(Reveal, { target, props: { reveal: reveal('en'), onnext } }));
    flushSync();
    window.dispatchEvent(new KeyboardEvent('keydown', { key: ' ' }));
    expect(onnext).toHaveBeenCalledOnce();
    expect(target.querySelectorAll('.pcard')).toHaveLength(4);
  });

  it('shows both cards of a Hunted who stands on two places', () => {
    const target = document.createElement('div');
    document.body.append(target);
    const once = reveal('en');
    const twice = { ...once, entries: [...once.entries, ...once.entries.slice(0, 1).map((e) => ({ ...e, place: 2 }))] };
    mounted.push(mount(Reveal, { target, props: { reveal: twice } }));
    flushSync();
    expect(target.querySelectorAll('.pcard')).toHaveLength(5);
  });
});
