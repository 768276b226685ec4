import { isCovered } from '../../lib/ui';

type Shortcut = 'clear' | 'undo' | 'hint' | 'hurry' | 'rules' | 'log' | 'known' | 'keys' | { place: number };

/** By the key's place on the board, so that they work in every layout. */
const LETTERS: Record<string, Shortcut> = {
  KeyU: 'undo',
  KeyH: 'hint',
  KeyB: 'hurry',
  KeyR: 'rules',
  KeyL: 'log',
  KeyK: 'known',
};

function typing(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input, textarea, [contenteditable], dialog, [role=menu], [role=listbox]') !== null
  );
}

/** What a key press means at a table, if anything. A key that is held down counts once. */
export function shortcut(event: KeyboardEvent): Shortcut | undefined {
  if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey || typing(event.target))
    return undefined;
  if (event.key === '?') return 'keys';
  // What lies over the table is put away first.
  if (event.key === 'Escape') return isCovered() ? undefined : 'clear';
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(event.code)?.[1];
  if (digit !== undefined && !event.shiftKey) return { place: digit === '0' ? 10 : Number(digit) };
  return LETTERS[event.code];
}
