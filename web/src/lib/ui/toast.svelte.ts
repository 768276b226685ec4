import type { SymbolName } from '../art';

interface ToastItem {
  key: number;
  text: string;
  tone: 'plain' | 'hunter' | 'prey';
  symbol?: SymbolName;
  action?: { label: string; run: () => void };
}

const LIFE_MS = 6000;
const list = $state<ToastItem[]>([]);
let last = 0;

export function toasts(): readonly ToastItem[] {
  return list;
}

export function dismiss(key: number): void {
  const at = list.findIndex((item) => item.key === key);
  if (at >= 0) list.splice(at, 1);
}

/** Shows a short notice; life 0 keeps it until it is dismissed. */
export function toast(item: Omit<ToastItem, 'key' | 'tone'> & { tone?: ToastItem['tone'] }, life = LIFE_MS): number {
  const key = ++last;
  // What is said already is not said twice.
  const same = list.find((each) => each.text === item.text);
  if (same) dismiss(same.key);
  list.push({ tone: 'plain', ...item, key });
  if (list.length > 4) list.shift();
  if (life > 0) setTimeout(() => dismiss(key), life);
  return key;
}
