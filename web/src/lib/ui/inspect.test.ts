import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeInspector, inspectable, inspected } from './inspect.svelte';

const face = { name: 'Beach' };
let card: HTMLElement;
let off: unknown;

function point(type: string, x: number, y: number, pointerType = 'mouse', on: EventTarget = card) {
  // jsdom has no pointer events.
  const event = new MouseEvent(type, { bubbles: true, clientX: x, clientY: y, detail: type === 'click' ? 1 : 0 });
  on.dispatchEvent(Object.assign(event, { pointerType }));
}

/** What a browser says of a mouse that comes from elsewhere and moves over the card. */
function over(...steps: [number, number][]) {
  point('pointerenter', ...(steps[0] ?? [0, 0]));
  for (const [x, y] of steps) point('pointermove', x, y);
}

beforeEach(() => {
  vi.useFakeTimers();
  card = document.createElement('button');
  document.body.append(card);
  off = inspectable(() => face)(card);
  // The mouse lies where the last test has left it: it is put somewhere else.
  point('pointermove', 500, 500, 'mouse', window);
});

afterEach(() => {
  if (typeof off === 'function') off();
  closeInspector();
  card.remove();
  vi.useRealTimers();
});

describe('the large card', () => {
  it('opens when the mouse moves onto a card and stays', () => {
    over([10, 10], [12, 10]);
    vi.advanceTimersByTime(500);
    expect(inspected()?.face).toEqual(face);
  });

  it('does not open over a card that has come under a mouse at rest', () => {
    // The page has changed: the browser tells of the pointer again, where it was.
    over([500, 500], [500, 500]);
    vi.advanceTimersByTime(1000);
    expect(inspected()).toBeNull();
    point('pointermove', 501, 500);
    vi.advanceTimersByTime(500);
    expect(inspected()?.face).toEqual(face);
  });

  it('does not open while keys are used', () => {
    over([10, 10]);
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }));
    vi.advanceTimersByTime(1000);
    expect(inspected()).toBeNull();
  });

  it('does not open on what has just been pressed', () => {
    over([10, 10]);
    point('pointerdown', 10, 10);
    point('pointermove', 11, 10);
    vi.advanceTimersByTime(1000);
    expect(inspected()).toBeNull();
  });

  it('is put away by Escape wherever the focus is, and nothing else is with it', () => {
    over([10, 10], [12, 10]);
    vi.advanceTimersByTime(500);
    const heard = vi.fn();
    window.addEventListener('keydown', heard);
    const escape = () => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    escape();
    expect(inspected()).toBeNull();
    expect(heard).not.toHaveBeenCalled();
    escape();
    expect(heard).toHaveBeenCalledOnce();
    window.removeEventListener('keydown', heard);
  });

  it('opens under a finger that rests', () => {
    point('pointerdown', 10, 10, 'touch');
    vi.advanceTimersByTime(500);
    expect(inspected()?.face).toEqual(face);
  });

  it('opens at a touch where a card has nothing else to do, and closes at the next', () => {
    if (typeof off === 'function') off();
    off = inspectable(
      () => face,
      () => 'press',
    )(card);
    const touch = () => {
      for (const type of ['pointerdown', 'pointerup', 'pointerleave', 'click']) point(type, 10, 10, 'touch');
    };
    touch();
    expect(inspected()?.face).toEqual(face);
    touch();
    expect(inspected()).toBeNull();
  });

  it('is put away by a touch that presses nothing, wherever it lands', () => {
    const under = document.createElement('button');
    const pressed = vi.fn();
    under.addEventListener('click', pressed);
    document.body.append(under);
    point('pointerdown', 10, 10, 'touch');
    vi.advanceTimersByTime(500);
    const touch = () => {
      for (const type of ['pointerdown', 'pointerup', 'click']) point(type, 90, 90, 'touch', under);
    };
    touch();
    expect(inspected()).toBeNull();
    expect(pressed).not.toHaveBeenCalled();
    touch();
    expect(pressed).toHaveBeenCalledOnce();
    under.remove();
  });

  it('leaves keys alone after a touch that has put it away and went on to scroll', () => {
    const pressed = vi.fn();
    card.addEventListener('click', pressed);
    point('pointerdown', 10, 10, 'touch');
    vi.advanceTimersByTime(500);
    point('pointerdown', 10, 10, 'touch');
    point('pointercancel', 10, 60, 'touch');
    card.click();
    expect(pressed).toHaveBeenCalledOnce();
  });

  it('does not open at a touch that chooses', () => {
    point('pointerdown', 10, 10, 'touch');
    point('pointerup', 10, 10, 'touch');
    point('click', 10, 10, 'touch');
    expect(inspected()).toBeNull();
  });
});
