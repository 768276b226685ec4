/** Where the keyboard goes after an answer: back to the question, from which Tab leads to what may be chosen. */
const QUESTION = 'section.ask h2';
/** What still answers, is being filled in or read, keeps the focus. */
const KEEPS =
  '.pcard.legal, .pcard.picked, section.ask .btn:not(.off), dialog, [role=dialog], [role=menu], [role=log], input, textarea';

let keyed = false;
addEventListener('keydown', () => (keyed = true), { capture: true });
addEventListener('pointerdown', () => (keyed = false), { capture: true });

/** For who plays with keys: after an answer, or when what had the focus is gone. */
export function toQuestion(answered: boolean): void {
  if (!keyed || document.querySelector('dialog[open]')) return;
  const at = document.activeElement;
  const lost = !at || at === document.body;
  if (!lost && (!answered || at.closest(KEEPS))) return;
  document.querySelector<HTMLElement>(QUESTION)?.focus({ preventScroll: true });
}
