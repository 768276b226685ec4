import type { Attachment } from 'svelte/attachments';
import type { CardFace } from './types';

const HOVER_MS = 400;
const PRESS_MS = 450;

type Eager = false | 'press' | 'focus';

interface Inspected {
  face: CardFace;
  anchor: DOMRect;
  of: HTMLElement;
  /** It stays open until it is put away; one that is pointed at goes with the pointer or the focus. */
  kept: boolean;
}

const state = $state<{ open: Inspected | null }>({ open: null });

/**
 * Where the mouse was last seen. A browser tells of a pointer that rests, too, when a page or a card moves under it:
 * only a change of these numbers is a hand that points at something.
 */
let mouse: { x: number; y: number } | undefined;
let moved = false;

function follow(e: PointerEvent) {
  if (e.pointerType !== 'mouse') return;
  moved = mouse ? e.clientX !== mouse.x || e.clientY !== mouse.y : e.movementX !== 0 || e.movementY !== 0;
  mouse = { x: e.clientX, y: e.clientY };
}
// Before any card is told of the same event.
for (const type of ['pointermove', 'pointerdown'] as const)
  addEventListener(type, follow as EventListener, { capture: true, passive: true });

/** This touch has put the large card away, and does nothing else: what lies under it is not pressed. */
let spent = false;
addEventListener(
  'pointerdown',
  (e) => {
    spent = e.pointerType !== 'mouse' && state.open !== null;
    if (spent) closeInspector();
  },
  { capture: true, passive: true },
);
addEventListener(
  'click',
  (e) => {
    // A press by key, or by a program, is no touch.
    if (!spent || e.detail === 0) return;
    spent = false;
    e.preventDefault();
    e.stopImmediatePropagation();
  },
  { capture: true },
);

export function inspected(): Inspected | null {
  return state.open;
}

export function closeInspector(): void {
  state.open = null;
}

/** Before anything else that Escape puts away, wherever the focus is. */
addEventListener(
  'keydown',
  (e) => {
    if (e.key !== 'Escape' || !state.open) return;
    e.preventDefault();
    e.stopImmediatePropagation();
    closeInspector();
  },
  { capture: true },
);

/** What opens the large card of one thing, and when it is waited for. */
class Looking {
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The finger rests, or the mouse has waited: a press that opened the card does not count as a choice. */
  #held = false;
  /** The mouse points at this card: it has moved over it since it came, and no key was pressed. */
  #points = false;

  constructor(
    readonly node: HTMLElement,
    readonly face: () => CardFace | undefined,
    readonly eager: () => Eager,
  ) {}

  #open(kept: boolean) {
    const content = this.face();
    if (content) state.open = { face: content, anchor: this.node.getBoundingClientRect(), of: this.node, kept };
  }

  #wait(ms: number, kept: boolean) {
    this.stop();
    this.#timer = setTimeout(() => {
      this.#held = true;
      this.#open(kept);
    }, ms);
  }

  /** Also when a key is used: who types does not point, the mouse lies somewhere. */
  stop = () => clearTimeout(this.#timer);

  leave = () => {
    this.stop();
    this.#points = false;
    // A card that is taken off the page loses the focus in the middle of drawing, when nothing may change.
    queueMicrotask(closeInspector);
  };

  move = (e: PointerEvent) => {
    if (e.pointerType !== 'mouse' || !moved || this.#points || e.buttons) return;
    this.#points = true;
    this.#wait(HOVER_MS, false);
  };

  down = (e: PointerEvent) => {
    this.#held = false;
    if (e.pointerType !== 'mouse') return this.#wait(PRESS_MS, true);
    this.leave();
    // What was pressed is not looked at again before the mouse has gone somewhere else.
    this.#points = true;
  };

  click = (e: MouseEvent) => {
    if (this.#held && state.open) {
      e.preventDefault();
      e.stopImmediatePropagation();
    } else if (this.eager()) this.#open(true);
  };

  focus = () => {
    if (this.eager() === 'focus' && this.node.matches(':focus-visible')) this.#open(false);
  };

  key = (e: KeyboardEvent) => {
    if (e.key !== ' ') return;
    e.preventDefault();
    if (e.type !== 'keydown' || e.repeat) return;
    if (state.open) closeInspector();
    else this.#open(true);
  };

  menu = (e: Event) => {
    if (this.#held) e.preventDefault();
  };
}

function listenersOf(look: Looking): [string, EventListener][] {
  return [
    ['pointermove', look.move],
    ['pointerleave', look.leave],
    ['pointerdown', look.down],
    ['pointerup', look.stop],
    ['pointercancel', look.leave],
    ['click', look.click],
    ['keydown', look.key],
    ['keyup', look.key],
    ['focus', look.focus],
    ['blur', look.leave],
    ['contextmenu', look.menu],
  ] as [string, EventListener][];
}

/**
 * Opens the large card on hover, long press or Space. A press that opened it does not count as a choice.
 * What has nothing else to do opens it at a press, too; a name in a text also when the keyboard comes to it.
 */
export function inspectable(
  face: () => CardFace | undefined,
  eager: () => Eager = () => false,
): Attachment<HTMLElement> {
  return (node) => {
    const look = new Looking(node, face, eager);
    const on = listenersOf(look);
    for (const [type, listener] of on) node.addEventListener(type, listener, { capture: true });
    addEventListener('keydown', look.stop, { capture: true });
    return () => {
      look.leave();
      removeEventListener('keydown', look.stop, { capture: true });
      for (const [type, listener] of on) node.removeEventListener(type, listener, { capture: true });
    };
  };
}
