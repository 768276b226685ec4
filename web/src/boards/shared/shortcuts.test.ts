import { describe, expect, it } from 'vitest';
import { cover } from '../../lib/ui';
import { shortcut } from './shortcuts';

function press(init: KeyboardEventInit, target: EventTarget = document.body) {
  const event = new KeyboardEvent('keydown', init);
  Object.defineProperty(event, 'target', { value: target });
  return shortcut(event);
}

describe('shortcut', () => {
  it('knows the keys in every layout', () => {
    expect(press({ code: 'KeyU', key: 'г' })).toBe('undo');
    expect(press({ code: 'KeyK', key: 'л' })).toBe('known');
    expect(press({ code: 'Digit0', key: '0' })).toEqual({ place: 10 });
    expect(press({ code: 'Numpad8', key: '8' })).toEqual({ place: 8 });
    expect(press({ code: 'Slash', key: '?', shiftKey: true })).toBe('keys');
  });

  it('keeps out of the way', () => {
    expect(press({ code: 'KeyR', key: 'r', ctrlKey: true })).toBeUndefined();
    expect(press({ code: 'KeyU', key: 'u' }, document.createElement('input'))).toBeUndefined();
    expect(press({ code: 'KeyX', key: 'x' })).toBeUndefined();
    // Held down, a digit would choose and send.
    expect(press({ code: 'Digit3', key: '3', repeat: true })).toBeUndefined();
  });

  it('takes a choice back with Escape only where nothing else is put away by it', () => {
    const escape = { code: 'Escape', key: 'Escape' };
    expect(press(escape)).toBe('clear');
    const menu = document.createElement('ul');
    menu.role = 'menu';
    expect(press(escape, menu)).toBeUndefined();
    expect(press(escape, document.createElement('textarea'))).toBeUndefined();
    const uncover = cover();
    expect(press(escape)).toBeUndefined();
    uncover();
    expect(press(escape)).toBe('clear');
  });
});
