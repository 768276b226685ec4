import { flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { setLang } from '../../lib/text';
import AskBar from './AskBar.svelte';
import Combat from './Combat.svelte';
import Played from './Played.svelte';
import type { AskView, EncounterView, PlayView } from './types';
import './words';

let mounted: Record<string, unknown>[] = [];

function show<T extends Record<string, unknown>>(what: Component<T>, props: T): HTMLElement {
  setLang('en');
  const target = document.createElement('div');
  document.body.append(target);
  mounted.push(mount(what, { target, props }));
  flushSync();
  return target;
}

afterEach(() => {
  for (const each of mounted) void unmount(each);
  mounted = [];
  document.body.innerHTML = '';
});

const ASK: AskView = { question: 'Which?', waiting: false, acting: false, lit: {}, spots: [], tray: [], buttons: [] };
const face = (card: string) => ({ name: card, number: 3, text: 'Its text.' });
const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ').trim();

describe('the Combat Zone', () => {
  const props = {
    view: {
      combat: ['wolf', 'wolf'],
      fights: [
        { cost: 5, short: 1, barred: false },
        { cost: 3, short: 0, barred: true },
      ],
      strikes: 2,
    },
    ask: { ...ASK, acting: true },
    face,
    term: (key: string) => key,
    about: (key: string) => key,
    onspot: () => undefined,
  };

  it('shows what each enemy costs now, and strikes out what is printed only where it differs', () => {
    const [first, second] = show(Combat, props).querySelectorAll('.pcard');
    expect([first?.querySelector('s')?.textContent, plain(first?.querySelector('.num')?.textContent)]).toEqual([
      '3',
      '35',
    ]);
    expect(second?.querySelector('s')).toBeNull();
    expect(plain(first?.querySelector('.sr')?.textContent)).toContain('5. printed 3');
  });

  it('says how much is lacking now, and who cannot be fought at all', () =>
    expect([...show(Combat, props).querySelectorAll('.tag')].map((tag) => plain(tag.textContent))).toEqual([
      '1 short',
      'not now',
    ]));
});

describe('the sheet of the phone', () => {
  const plays: PlayView[] = [{ card: 'wolf', copy: false, used: false }];
  const view = { phase: 2, hand: [], plays, crew: [], active: 0, attack: 0, recruit: 0, avoids: 0 };
  const props = (ask: AskView, onspot = vi.fn()) => ({
    view: view as unknown as EncounterView,
    ask,
    look: 'sheet' as const,
    face,
    onspot,
    onchoice: () => undefined,
    onbutton: () => undefined,
  });

  it('has the cards played that answer the question', () => {
    const onspot = vi.fn();
    const root = show(AskBar, props({ ...ASK, lit: { 'plays:0': { state: 'legal', choice: 0 } } }, onspot));
    root.querySelector<HTMLElement>('.played .pcard')?.click();
    expect(onspot.mock.calls).toEqual([['plays:0']]);
  });

  it('leaves them on the table otherwise', () => expect(show(AskBar, props(ASK)).querySelector('.played')).toBeNull());

  it('tells the text of the card that asks', () =>
    expect(show(AskBar, props({ ...ASK, about: 'wolf' })).querySelector('.rule')?.textContent).toBe('Its text.'));
});

describe('the cards played', () => {
  const plays: PlayView[] = Array.from({ length: 7 }, (_, i) => ({ card: 'wolf', copy: false, used: i === 0 }));
  const props = { plays, ask: { ...ASK, lit: { 'plays:3': { state: 'legal', choice: 0 } as const } }, face };

  it('are tiles beside a hand, and cards where the hand was', () => {
    const beside = show(Played, { ...props, onspot: vi.fn() });
    const spread = show(Played, { ...props, large: true, onspot: vi.fn() });
    expect([beside, spread].map((root) => root.querySelectorAll('.pcard.wide').length)).toEqual([7, 0]);
    expect(spread.querySelectorAll('.pcard.m').length).toBe(7);
    expect(spread.querySelector('.tag')?.textContent).toBe('used up');
  });

  it('answer the question as cards too', () => {
    const onspot = vi.fn();
    show(Played, { ...props, large: true, onspot })
      .querySelector<HTMLElement>('.pcard.legal')
      ?.click();
    expect(onspot.mock.calls).toEqual([['plays:3']]);
  });
});
