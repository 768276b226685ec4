import type { Attachment } from 'svelte/attachments';

const SLACK = 24;

/** What scrolls around this: itself, or the sheet it lies in. Never the page. */
function scroller(node: HTMLElement): HTMLElement | undefined {
  for (let box: HTMLElement | null = node; box && box !== document.body; box = box.parentElement) {
    const scrolls = /auto|scroll/.test(getComputedStyle(box).overflowY);
    if (scrolls && box.scrollHeight > box.clientHeight + 1) return box;
    if (box instanceof HTMLDialogElement) return undefined;
  }
  return undefined;
}

function inSight(line: HTMLElement, box: HTMLElement): boolean {
  const [own, frame] = [line.getBoundingClientRect(), box.getBoundingClientRect()];
  return own.bottom <= frame.bottom + SLACK && own.top >= frame.top - SLACK;
}

/** Brings a line into the frame by the shortest way. */
function bring(line: HTMLElement, box: HTMLElement): void {
  const [own, frame] = [line.getBoundingClientRect(), box.getBoundingClientRect()];
  if (own.bottom > frame.bottom) box.scrollTop += own.bottom - frame.bottom + 8;
  else if (own.top < frame.top) box.scrollTop += own.top - frame.top - 40;
}

/** Keeps the newest line in sight, unless the reader has gone to look at older ones. */
export function following(newest: () => unknown, selector: string): Attachment<HTMLElement> {
  return (node) => {
    let away = false;
    const line = () => node.querySelector<HTMLElement>(selector);
    const scrolled = (event: Event) => {
      const [found, box] = [line(), event.target];
      if (found && box instanceof HTMLElement && box.contains(node)) away = !inSight(found, box);
    };
    // A scroll does not bubble; the sheet around the log may be what scrolls.
    addEventListener('scroll', scrolled, { capture: true, passive: true });
    $effect(() => {
      void newest();
      const [found, box] = [line(), scroller(node)];
      if (found && box && !away) bring(found, box);
    });
    return () => removeEventListener('scroll', scrolled, { capture: true });
  };
}
