import type { Attachment } from 'svelte/attachments';
import type { CardFace } from './types';

const HOVER_MS = 400;
const PRESS_MS = 450;

interface Inspected {
  face: CardFace;
  anchor: DOMRect;
  of: HTMLElement;
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

/** Whose large card this touch has put away: the same touch does not open it again. */
let put: HTMLElement | undefined;
addEventListener(
  'pointerdown',
  (e) => {
    put = e.pointerType === 'mouse' ? undefined : state.open?.of;
    if (put) closeInspector();
  },
  { capture: true, passive: true },
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

/**
 * Opens the large card on hover, long press or Space. A press that opened it does not count as a choice.
 * What has nothing else to do opens it at a press, too; a name in a text also when the keyboard comes to it.
 */
export function inspectable(
  face: () => CardFace | undefined,
  eager: () => false | 'press' | 'focus' = () => false,
): Attachment<HTMLElement> {
  return (node) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let held = false;
    /** The mouse points at this card: it has moved over it since it came, and no key was pressed. */
    let points = false;

    const open = () => {
      const content = face();
      if (content) state.open = { face: content, anchor: node.getBoundingClientRect(), of: node };
    };
    const wait = (ms: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        held = true;
        open();
      }, ms);
    };
    const leave = () => {
      clearTimeout(timer);
      points = false;
      // A card that is taken off the page loses the focus in the middle of drawing, when nothing may change.
      queueMicrotask(closeInspector);
    };
    const move = (e: PointerEvent) => {
      if (e.pointerType !== 'mouse' || !moved || points || e.buttons) return;
      points = true;
      wait(HOVER_MS);
    };
    const down = (e: PointerEvent) => {
      held = false;
      if (e.pointerType !== 'mouse') return wait(PRESS_MS);
      leave();
      // What was pressed is not looked at again before the mouse has gone somewhere else.
      points = true;
    };
    /** Who uses the keyboard does not point: the mouse lies somewhere. */
    const typed = () => clearTimeout(timer);
    const click = (e: MouseEvent) => {
      if (held && state.open) {
        e.preventDefault();
        e.stopImmediatePropagation();
      } else if (eager() && put !== node) open();
    };
    const focus = () => {
      if (eager() === 'focus' && node.matches(':focus-visible')) open();
    };
    const key = (e: KeyboardEvent) => {
      if (e.key === ' ') {
        e.preventDefault();
        if (e.type === 'keydown' && !e.repeat) {
          if (state.open) closeInspector();
          else open();
        }
      }
    };
    const menu = (e: Event) => {
      if (held) e.preventDefault();
    };
    const on = [
      ['pointermove', move],
      ['pointerleave', leave],
      ['pointerdown', down],
      ['pointerup', () => clearTimeout(timer)],
      ['pointercancel', leave],
      ['click', click],
      ['keydown', key],
      ['keyup', key],
      ['focus', focus],
      ['blur', leave],
      ['contextmenu', menu],
    ] as [string, EventListener][];
    for (const [type, listener] of on) node.addEventListener(type, listener, { capture: true });
    addEventListener('keydown', typed, { capture: true });
    return () => {
      leave();
      removeEventListener('keydown', typed, { capture: true });
      for (const [type, listener] of on) node.removeEventListener(type, listener, { capture: true });
    };
  };
}
