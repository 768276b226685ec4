import { SYMBOLS, type SymbolName } from './symbols';

const PIPS: readonly (readonly number[])[] = [
  [],
  [4],
  [0, 8],
  [0, 4, 8],
  [0, 2, 6, 8],
  [0, 2, 4, 6, 8],
  [0, 2, 3, 5, 6, 8],
];

/** A six-sided die; 0 is a die still to be rolled. Colours come from the page: .die-body, .die-pip. */
export function dieSvg(face: number): string {
  const pips = (PIPS[face] ?? [])
    .map((i) => `<circle cx="${10 + (i % 3) * 10}" cy="${10 + Math.floor(i / 3) * 10}" r="3.5" class="die-pip"/>`)
    .join('');
  return `<svg viewBox="0 0 40 40" aria-hidden="true"><rect x="2" y="2" width="36" height="36" rx="8" class="die-body"/>${pips}</svg>`;
}

/** The twelve-sided battle die, as a pentagon with one symbol. */
export function battleDieSvg(name?: SymbolName, count?: number): string {
  const mark = name
    ? `<g transform="translate(${count ? 12.5 : 15} 15) scale(.56)" class="die-pip">${SYMBOLS[name]}</g><text x="31" y="28" class="die-text">${count ?? ''}</text>`
    : '';
  return `<svg viewBox="0 0 44 44" aria-hidden="true"><path d="M22 2 42 17 34.5 41H9.5L2 17Z" class="die-body"/><path d="M22 2 22 9M42 17 35.5 19.5M34.5 41 30 34.5M9.5 41 14 34.5M2 17 8.5 19.5M22 9 35.5 19.5 30 34.5H14L8.5 19.5Z" fill="none" stroke="currentColor" stroke-opacity=".28"/>${mark}</svg>`;
}

/** The sand clock; left is the share of sand still above, 0 to 1. Meant inline: it takes the page's light. */
export function sandSvg(left: number): string {
  const gone = 1 - Math.min(1, Math.max(0, left));
  const top = `M${5 + gone * 3} ${5 + gone * 6}h${12 - gone * 6}c-.6 3-3 5.2-6 7.5-3-2.3-5.4-4.5-6-7.5Z`;
  const heap = `M4 27c0-${3 + gone * 2} 3-${4 + gone * 3} 7-${5 + gone * 3} 4 1 7 2 7 8Z`;
  return `<svg viewBox="0 0 22 30" aria-hidden="true"><path d="M2 1h18v3c0 5-3 8-7 11 4 3 7 6 7 11v3H2v-3c0-5 3-8 7-11C5 12 2 9 2 4Z" fill="none" stroke="var(--ink-3)" stroke-width="1.8" stroke-linejoin="round"/><path d="${top}" fill="var(--eye)"/><path d="${heap}" fill="var(--eye)"/>${gone < 1 ? '<path d="M11 15v7" stroke="var(--eye)" stroke-width="1.4"/>' : ''}</svg>`;
}
