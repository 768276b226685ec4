import type { Attachment } from 'svelte/attachments';

const STEP: Record<string, (i: number, columns: number, count: number) => number> = {
  ArrowRight: (i) => i + 1,
  ArrowLeft: (i) => i - 1,
  ArrowDown: (i, columns) => i + columns,
  ArrowUp: (i, columns) => i - columns,
  Home: () => 0,
  End: (_i, _columns, count) => count - 1,
};

/** Where an arrow key leads in a grid read row by row; undefined when the key is not ours or leads outside. */
export function gridStep(key: string, index: number, columns: number, count: number): number | undefined {
  const next = STEP[key]?.(index, columns, count);
  if (next === undefined || next < 0 || next >= count) return undefined;
  return next;
}

/** A key that is held down counts once: pressing again what is picked sends it, and that takes a second press. */
export function oncePressed(e: KeyboardEvent): void {
  if (e.repeat && e.key === 'Enter' && e.target instanceof Element && e.target.closest('button')) e.preventDefault();
}

/** Columns as they are laid out now: how many items share the first one's top edge. */
function columnsOf(items: readonly HTMLElement[]): number {
  const top = items[0]?.offsetTop;
  const columns = items.filter((item) => Math.abs(item.offsetTop - (top ?? 0)) < 24).length;
  return Math.max(1, columns);
}

/** Lets arrow keys move the focus between the items of a map or a hand. */
export function gridKeys(selector: string): Attachment<HTMLElement> {
  return (node) => {
    const onKey = (e: KeyboardEvent) => {
      const items = [...node.querySelectorAll<HTMLElement>(selector)];
      const index = items.findIndex((item) => item === document.activeElement);
      if (index < 0) return;
      const next = gridStep(e.key, index, columnsOf(items), items.length);
      if (next === undefined) return;
      e.preventDefault();
      items[next]?.focus();
    };
    node.addEventListener('keydown', onKey);
    return () => node.removeEventListener('keydown', onKey);
  };
}

/** Lets the left and right arrows walk through the links of a text that is one stop of the keyboard. */
export function linkKeys(selector: string): Attachment<HTMLElement> {
  return (node) => {
    const onKey = (e: KeyboardEvent) => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[e.key];
      if (e.key === 'Escape' && document.activeElement !== node && !e.defaultPrevented) {
        e.stopPropagation();
        return node.focus();
      }
      if (step === undefined || e.altKey || e.ctrlKey || e.metaKey) return;
      const items = [...node.querySelectorAll<HTMLElement>(selector)];
      const at = items.findIndex((item) => item === document.activeElement);
      const next = at < 0 && step < 0 ? items.length - 1 : at + step;
      if (!items[next]) return;
      e.preventDefault();
      items[next].focus();
    };
    node.addEventListener('keydown', onKey);
    return () => node.removeEventListener('keydown', onKey);
  };
}
