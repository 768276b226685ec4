import type { Attachment } from 'svelte/attachments';
import { closedByBack } from '../router';
import { gridStep } from './keys';

const ITEM = '[role^="menuitem"], [role="option"]';

function items(node: HTMLElement): HTMLElement[] {
  return [...node.querySelectorAll<HTMLElement>(ITEM)];
}

function byLetter(list: readonly HTMLElement[], from: number, letter: string): HTMLElement | undefined {
  const order = [...list.slice(from + 1), ...list.slice(0, from + 1)];
  return order.find((item) => item.textContent?.trim().toLowerCase().startsWith(letter.toLowerCase()));
}

/** Keyboard of a menu or list box: arrows, Home, End, letters, Escape; a press outside closes it. */
export function popupKeys(close: (refocus: boolean) => void): Attachment<HTMLElement> {
  return (node) => {
    const list = items(node);
    const current = list.find((item) => item.matches('[aria-selected="true"], [aria-checked="true"]'));
    (current ?? list[0])?.focus();

    const onKey = (e: KeyboardEvent) => {
      const all = items(node);
      const index = all.findIndex((item) => item === document.activeElement);
      const next = gridStep(e.key, index, 1, all.length);
      if (next !== undefined) all[next]?.focus();
      else if (e.key === 'Escape') close(true);
      else if (e.key === 'Tab') return close(false);
      else if (e.key.length === 1 && e.key !== ' ') byLetter(all, index, e.key)?.focus();
      else return;
      e.preventDefault();
      e.stopPropagation();
    };
    const outside = (e: PointerEvent) => {
      if (e.target instanceof Node && !node.parentElement?.contains(e.target)) close(false);
    };
    node.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', outside, true);
    const closed = closedByBack(() => close(true));
    return () => {
      closed();
      node.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', outside, true);
    };
  };
}

const GAP = 6;
const EDGE = 8;

/** Opens in the top layer, or a panel that scrolls would cut it off; beside its opener, always inside the window. */
export function overTop(align: 'left' | 'right', up = false): Attachment<HTMLElement> {
  return (node) => {
    const place = () => {
      const opener = node.parentElement?.getBoundingClientRect();
      if (!opener) return;
      const left = align === 'right' ? opener.right - node.offsetWidth : opener.left;
      const top = up ? opener.top - GAP - node.offsetHeight : opener.bottom + GAP;
      node.style.left = `${inside(left, node.offsetWidth, innerWidth)}px`;
      node.style.top = `${inside(top, node.offsetHeight, innerHeight)}px`;
    };
    node.showPopover?.();
    place();
    addEventListener('resize', place);
    addEventListener('scroll', place, true);
    return () => {
      removeEventListener('resize', place);
      removeEventListener('scroll', place, true);
    };
  };
}

function inside(from: number, size: number, room: number): number {
  return Math.max(EDGE, Math.min(from, room - size - EDGE));
}
