import { createRawSnippet, flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  Button,
  Card,
  ChatPanel,
  Dialog,
  LogList,
  Menu,
  pointed,
  QuestionBar,
  SeatBadge,
  Select,
  showHunter,
  Sigil,
  Slider,
  Toggle,
  Track,
} from '.';
import { SIGILS, SYMBOLS } from '../art';
import { gridStep } from './keys';
import { runs } from './rich';
import { dismiss, toast, toasts } from './toast.svelte';

let mounted: Record<string, unknown>[] = [];

function show(put: (target: HTMLElement) => Record<string, unknown>): HTMLElement {
  const target = document.createElement('div');
  document.body.append(target);
  mounted.push(put(target));
  flushSync();
  return target;
}

function get(root: HTMLElement, selector: string): HTMLElement {
  const found = root.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`nothing fits ${selector} in ${root.innerHTML}`);
  return found;
}

function key(node: Element, name: string) {
  node.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }));
  flushSync();
}

afterEach(() => {
  for (const each of mounted) void unmount(each);
  mounted = [];
  document.body.innerHTML = '';
});

describe('Button', () => {
  it('says why it cannot be pressed and does nothing', () => {
    const onclick = vi.fn();
    const button = get(
      show((target) =>
        mount(Button, { target, props: { label: 'Resist', note: '2 left', reason: 'Needs 1 will', onclick } }),
      ),
      'button',
    );
    button.click();
    expect(onclick).not.toHaveBeenCalled();
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(button.getAttribute('aria-label')).toBe('Resist 2 left. Needs 1 will');
  });

  it('keeps its name when only the symbol is shown', () => {
    const button = get(
      show((target) => mount(Button, { target, props: { label: 'Undo', symbol: 'undo', compact: true } })),
      'button',
    );
    expect(button.getAttribute('aria-label')).toBe('Undo');
  });
});

describe('The sign of a seat', () => {
  const drawn = (html: string) => new DOMParser().parseFromString(`<svg>${html}</svg>`, 'text/html').body.innerHTML;
  afterEach(() => showHunter(undefined));

  it('is the slit eye for who hunts alone, with and without the name', () => {
    const sign = get(
      show((target) => mount(Sigil, { target, props: { shape: 'triangle' } })),
      'svg',
    );
    const badge = get(
      show((target) => mount(SeatBadge, { target, props: { shape: 'triangle', name: 'Vera' } })),
      '.seat',
    );
    expect(drawn(sign.innerHTML)).toBe(drawn(SIGILS.triangle));
    showHunter(1);
    flushSync();
    expect(drawn(sign.innerHTML)).toBe(drawn(SYMBOLS.eye));
    expect(drawn(get(badge, 'svg').innerHTML)).toBe(drawn(SYMBOLS.eye));
    expect(badge.classList).toContain('hunter');
  });
});

describe('Card', () => {
  const face = { name: 'Beach', number: 4, text: 'Light the beacon' };

  it('is in the keyboard order only when it may be chosen', () => {
    const tab = (state: 'plain' | 'legal' | 'picked' | 'off') =>
      get(
        show((target) => mount(Card, { target, props: { face, state, label: 'x' } })),
        'button',
      ).getAttribute('tabindex');
    expect([tab('plain'), tab('legal'), tab('picked'), tab('off')]).toEqual(['-1', '0', '0', '-1']);
  });

  it('shows the reason instead of the rule text and cannot be picked', () => {
    const onpick = vi.fn();
    const card = show((target) =>
      mount(Card, { target, props: { face, state: 'off', reason: 'A force field', label: 'x', onpick } }),
    );
    get(card, 'button').click();
    expect(onpick).not.toHaveBeenCalled();
    expect(card.textContent).toContain('A force field');
    expect(card.textContent).not.toContain('Light the beacon');
    expect(get(card, 'button').getAttribute('aria-description')).toBe('Light the beacon');
  });

  it('shows nothing of a card that lies face down', () => {
    const card = show((target) => mount(Card, { target, props: { mood: 'artemia', label: 'A card lying face down' } }));
    expect(card.textContent?.trim()).toBe('A card lying face down');
  });

  it('enlarges on Space instead of choosing', () => {
    const onpick = vi.fn();
    const button = get(
      show((target) => mount(Card, { target, props: { face, state: 'legal', label: 'x', onpick } })),
      'button',
    );
    const press = new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true });
    button.dispatchEvent(press);
    expect(press.defaultPrevented).toBe(true);
    expect(onpick).not.toHaveBeenCalled();
    button.click();
    expect(onpick).toHaveBeenCalledOnce();
  });
});

describe('Menu', () => {
  it('opens with an arrow, moves, chooses and gives the focus back', () => {
    const onselect = vi.fn();
    const items = [
      { id: 'rules', label: 'Rules' },
      { id: 'leave', label: 'Leave' },
    ];
    const root = show((target) => mount(Menu, { target, props: { label: 'Table', items, onselect } }));
    const opener = get(root, 'button');
    key(opener, 'ArrowDown');
    expect(document.activeElement?.textContent).toContain('Rules');
    key(document.activeElement as Element, 'ArrowDown');
    expect(document.activeElement?.textContent).toContain('Leave');
    key(document.activeElement as Element, 'r');
    expect(document.activeElement?.textContent).toContain('Rules');
    (document.activeElement as HTMLElement).click();
    flushSync();
    expect(onselect).toHaveBeenCalledWith('rules');
    expect(document.activeElement).toBe(opener);
    key(opener, 'ArrowDown');
    key(document.activeElement as Element, 'Escape');
    expect(root.querySelector('[role=menu]')).toBeNull();
  });
});

describe('form parts', () => {
  it('Select chooses with the keyboard', () => {
    const onchange = vi.fn();
    const choices = [
      { value: 'a', label: 'Alpha' },
      { value: 'b', label: 'Beta' },
    ];
    const root = show((target) => mount(Select, { target, props: { label: 'Letter', value: 'a', choices, onchange } }));
    key(get(root, 'button'), 'ArrowDown');
    key(document.activeElement as Element, 'ArrowDown');
    key(document.activeElement as Element, 'Enter');
    expect(onchange).toHaveBeenCalledWith('b');
    expect(get(root, 'button').textContent).toContain('Beta');
  });

  it('Toggle is a switch', () => {
    const onchange = vi.fn();
    const button = get(
      show((target) => mount(Toggle, { target, props: { label: 'Sounds', onchange } })),
      '[role=switch]',
    );
    button.click();
    flushSync();
    expect([button.getAttribute('aria-checked'), onchange.mock.calls]).toEqual(['true', [[true]]]);
  });

  it('Slider says its value in words', () => {
    const input = get(
      show((target) => mount(Slider, { target, props: { label: 'Time', value: 60, shown: '60 s' } })),
      'input',
    );
    expect(input.getAttribute('aria-valuetext')).toBe('60 s');
  });

  it('ChatPanel sends trimmed text and nothing empty', () => {
    const onsend = vi.fn();
    const root = show((target) =>
      mount(ChatPanel, { target, props: { lines: [], label: 'Talk', placeholder: 'Say', onsend } }),
    );
    const input = get(root, 'input') as HTMLInputElement;
    for (const text of ['   ', ' to the beach ']) {
      input.value = text;
      input.dispatchEvent(new Event('input', { bubbles: true }));
      get(root, 'form').dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
      flushSync();
    }
    expect(onsend.mock.calls).toEqual([['to the beach']]);
  });
});

describe('ChatPanel', () => {
  it('keeps what was not heard', async () => {
    const answers = [false, true];
    const onsend = vi.fn(() => Promise.resolve(answers.shift()));
    const root = show((target) =>
      mount(ChatPanel, { target, props: { lines: [], label: 'Talk', placeholder: 'Say', onsend } }),
    );
    const input = get(root, 'input') as HTMLInputElement;
    input.value = 'to the beach';
    input.dispatchEvent(new Event('input', { bubbles: true }));
    const values: string[] = [];
    for (let i = 0; i < 2; i++) {
      get(root, 'form').dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
      await Promise.resolve();
      await Promise.resolve();
      flushSync();
      values.push(input.value);
    }
    expect(values).toEqual(['to the beach', '']);
  });

  it('shows a sign as a symbol beside its words', () => {
    const lines = [{ key: 1, name: 'Vera', seat: 'circle' as const, text: 'Thanks', symbol: 'thanks' as const }];
    const root = show((target) => mount(ChatPanel, { target, props: { lines, label: 'Talk', placeholder: 'Say' } }));
    expect(get(root, '.bubble').textContent?.trim()).toBe('Thanks');
    expect(root.querySelector('.bubble svg')).not.toBeNull();
  });

  it('names those who look on: they have no sign of a seat', () => {
    const lines = [{ key: 1, name: 'Olga', text: 'Nice!' }];
    const root = show((target) => mount(ChatPanel, { target, props: { lines, label: 'Talk', placeholder: 'Say' } }));
    expect(get(root, '.bubble b').textContent).toBe('Olga');
    expect(root.querySelectorAll('li > svg')).toHaveLength(1);
  });
});

describe('Dialog', () => {
  it('begins at what is to be filled in', () => {
    // jsdom opens no dialogs.
    HTMLDialogElement.prototype.showModal = function () {
      this.open = true;
    };
    const children = createRawSnippet(() => ({ render: () => '<input data-first />' }));
    const root = show((target) =>
      mount(Dialog, { target, props: { open: true, title: 'Name', closeLabel: 'Close', children } }),
    );
    expect(document.activeElement).toBe(get(root, 'input'));
  });
});

describe('what is read out', () => {
  it('the question is announced at once, waiting politely', () => {
    const live = (waiting: boolean) =>
      get(
        show((target) => mount(QuestionBar, { target, props: { question: 'Choose', waiting } })),
        '[aria-live]',
      ).getAttribute('aria-live');
    expect([live(false), live(true)]).toEqual(['assertive', 'polite']);
  });

  it('a question says its second line also where there is no room to show it', () => {
    for (const unseen of [false, true]) {
      const props = { question: 'Choose', detail: 'Nobody sees it.', unseen };
      const root = show((target) => mount(QuestionBar, { target, props }));
      const detail = get(root, `#${get(root, 'h2').getAttribute('aria-describedby')}`);
      expect(detail.textContent).toBe('Nobody sees it.');
      expect(detail.classList.contains('sr')).toBe(unseen);
    }
  });

  it('a track is one picture with one sentence', () => {
    const root = show((target) =>
      mount(Track, {
        target,
        props: { cells: [{ state: 'at' }], tone: 'prey', counter: 'rescue', label: '1 step to rescue' },
      }),
    );
    expect(get(root, '[role=img]').getAttribute('aria-label')).toBe('1 step to rescue');
  });

  it('a log never turns words into markup', () => {
    const lines = [{ key: 1, text: '**<img src=x>** comes' }];
    const root = show((target) =>
      mount(LogList, { target, props: { label: 'Log', groups: [{ key: 1, title: 'Turn 1', lines }] } }),
    );
    expect(root.querySelector('img')).toBeNull();
    expect(get(root, 'b').textContent).toBe('<img src=x>');
  });

  it('a name in a log points at its player, with the pointer and with the arrows', () => {
    const pressed: number[] = [];
    const lines = [{ key: 1, text: '**0:Vera** plays __Dodge__ on **2:Leia**' }];
    const find = (name: string) => (name === 'Dodge' ? { name } : undefined);
    const onseat = (seat: number) => pressed.push(seat);
    const props = { label: 'Log', groups: [{ key: 1, title: 'Turn 1', lines }], find, onseat };
    const root = show((target) => mount(LogList, { target, props }));
    const names = () => [...root.querySelectorAll('.who')].map((node) => node.textContent);
    expect(names()).toEqual(['Vera', 'Leia']);
    get(root, '.who').dispatchEvent(new Event('pointerenter'));
    expect(pointed()).toBe('circle');
    get(root, '.log').focus();
    const seen: (string | null | undefined)[] = [];
    for (let i = 0; i < 4; i++) {
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
      seen.push(document.activeElement?.textContent);
    }
    expect(seen).toEqual(['Vera', 'Dodge', 'Leia', 'Leia']);
    expect(pointed()).toBe('square');
    (document.activeElement as HTMLElement).click();
    expect(pressed).toEqual([2]);
  });
});

describe('helpers', () => {
  it('gridStep stays inside the grid', () => {
    expect(gridStep('ArrowDown', 1, 5, 10)).toBe(6);
    expect(gridStep('ArrowDown', 6, 5, 10)).toBeUndefined();
    expect(gridStep('ArrowLeft', 0, 5, 10)).toBeUndefined();
    expect(gridStep('End', 0, 5, 10)).toBe(9);
    expect(gridStep('x', 0, 5, 10)).toBeUndefined();
  });

  it('runs splits names and terms', () => {
    expect(runs('**3:Leia** takes __Wreck__.').map((r) => r.text)).toEqual(['Leia', ' takes ', 'Wreck', '.']);
    expect(runs('**3:Leia: 2** waits').map((r) => [r.text, r.seat])[0]).toEqual(['Leia: 2', 3]);
    expect(runs('**2**')[0]).toEqual({ text: '2', strong: true, term: false });
  });

  it('a toast is not said twice at once', () => {
    const keys = [toast({ text: 'refused' }, 0), toast({ text: 'refused' }, 0)];
    expect(toasts()).toHaveLength(1);
    for (const each of keys) dismiss(each);
  });

  it('toasts go away by hand and by themselves', () => {
    vi.useFakeTimers();
    const kept = toast({ text: 'stay' }, 0);
    toast({ text: 'go' }, 1000);
    expect(toasts()).toHaveLength(2);
    vi.advanceTimersByTime(1100);
    expect(toasts().map((item) => item.text)).toEqual(['stay']);
    dismiss(kept);
    expect(toasts()).toHaveLength(0);
    vi.useRealTimers();
  });
});
