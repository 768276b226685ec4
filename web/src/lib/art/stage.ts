import type { Palette } from './palette';

/** Shared pieces of every stage. Ids are fixed: each picture is its own document, so they never meet. */
export function skyGradient(id: string, sky: readonly string[], stops: readonly number[]): string {
  const marks = sky.map((c, i) => `<stop offset="${stops[i] ?? 1}" stop-color="${c}"/>`).join('');
  return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${marks}</linearGradient>`;
}

export function haloGradient(id: string, c: string, stops: readonly (readonly [number, number])[]): string {
  const marks = stops.map(([at, o]) => `<stop offset="${at}" stop-color="${c}" stop-opacity="${o}"/>`).join('');
  return `<radialGradient id="${id}">${marks}</radialGradient>`;
}

export function mistGradient(id: string, c: string, strength: number): string {
  return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${c}" stop-opacity="0"/><stop offset="1" stop-color="${c}" stop-opacity="${strength}"/></linearGradient>`;
}

export function halftone(id: string, p: Palette, size: number, dot: number): string {
  return `<pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse" patternTransform="rotate(30)"><circle cx="${size / 2}" cy="${size / 2}" r="${dot}" fill="${p.near}"/></pattern>`;
}

/** The root carries a size because an SVG image without one has no ratio in every browser. */
export function root(w: number, h: number, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}" preserveAspectRatio="xMidYMid slice">${body}</svg>`;
}
