import type { Mood } from '../art';

export type Theme = 'night' | 'day';
export type Speed = 'normal' | 'fast' | 'off';

interface Look {
  theme: Theme;
  speed: Speed;
}

const KEY = 'prowl.look';

function stored(): Look {
  const look: Look = { theme: 'night', speed: 'normal' };
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof saved !== 'object' || saved === null) return look;
    if ('theme' in saved && saved.theme === 'day') look.theme = 'day';
    if ('speed' in saved && (saved.speed === 'fast' || saved.speed === 'off')) look.speed = saved.speed;
  } catch {
    // A private window may refuse storage; the defaults are fine.
  }
  return look;
}

const look = $state(stored());

function apply() {
  const root = document.documentElement;
  if (look.theme === 'day') root.dataset.theme = 'light';
  else delete root.dataset.theme;
  root.dataset.speed = look.speed;
  try {
    localStorage.setItem(KEY, JSON.stringify(look));
  } catch {
    // As above.
  }
}

export function theme(): Theme {
  return look.theme;
}

export function speed(): Speed {
  return look.speed;
}

export function setTheme(next: Theme): void {
  look.theme = next;
  apply();
}

export function setSpeed(next: Speed): void {
  look.speed = next;
  apply();
}

/** How long something that takes this many milliseconds takes here: at once where motion is not wanted. */
export function motion(ms: number): number {
  if (
    look.speed === 'off' ||
    (typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches)
  )
    return 0;
  return look.speed === 'fast' ? ms / 2 : ms;
}

/** The game on the table colours the whole page; none is the house's own night. */
export function setMood(mood: Mood | undefined): void {
  if (mood) document.documentElement.dataset.mood = mood;
  else delete document.documentElement.dataset.mood;
}

export const startLook = apply;
