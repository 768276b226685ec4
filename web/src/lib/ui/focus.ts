/** Where the keyboard goes after an answer: back to the question, from which Tab leads to what may be chosen. */
const QUESTION = 'section.ask h2';
/** What still answers, is being filled in or read, keeps the focus. */
const KEEPS =
  '.pcard.legal, .pcard.picked, section.ask .btn:not(.off), dialog, [role=dialog], [role=menu], [role=log], input, textarea';

let keyed = false;
let last: Element | null = null;
addEventListener('keydown', () => (keyed = true), { capture: true });
addEventListener('pointerdown', () => (keyed = false), { capture: true });
addEventListener('focusin', ({ target }) => (last = target instanceof Element ? target : null), { capture: true });

/** What had the focus is gone. Who stepped out of the page, into the browser, is not fetched back. */
function isLost(at: Element | null): boolean {
  const out = last?.getClientRects().length && !last.closest('[inert], :disabled');
  return (!at || at === document.body) && !out;
}

/** For who plays with keys: after an answer, or when what had the focus is gone. */
export function toQuestion(answered: boolean): void {
  if (!keyed || document.querySelector('dialog[open]')) return;
  const at = document.activeElement;
  if (!isLost(at) && (!answered || at?.closest(KEEPS))) return;
  document.querySelector<HTMLElement>(QUESTION)?.focus({ preventScroll: true });
}
