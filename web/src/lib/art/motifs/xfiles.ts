import { n1 } from '../colour';
import { slit, walker } from '../figures';
import { FIENDS, type Fiend } from '../fiends';
import { pine } from '../land';
import { PROOFS, type Proof } from '../proofs';
import { times, type Rng } from '../rng';
import type { Motif } from '../types';

function drawFiend(r: Rng, kind: Fiend, torch: string): string {
  const dots = () =>
    times(26, () => `<circle cx="${n1(70 + r() * 110)}" cy="${n1(40 + r() * 130)}" r="${n1(1 + r() * 1.8)}"/>`).join(
      '',
    );
  return FIENDS[kind]
    .replace(/EYE\(([\d.]+),([\d.]+),([\d.]+)\)/g, (_, a: string, b: string, c: string) => slit(+a, +b, +c, '#ffe9a0'))
    .replace('DOTS', dots)
    .replaceAll('"D"', '"#05090d"')
    .replaceAll('"E"', '"#ffe9a0"')
    .replaceAll('"G"', `"${torch}"`);
}

/** Grey forest, torch light. */
export const xfiles = {
  lights: (_, p) => ({
    land: ['pines', 'pines'],
    orb: false,
    mid: `<path d="M120 52 66 205H174Z" fill="${p.glow}" opacity=".5"/><path d="M120 52 30 205H210Z" fill="${p.glow}" opacity=".18"/><ellipse cx="120" cy="46" rx="54" ry="9" fill="#05090d"/><path d="M96 42Q120 22 144 42Z" fill="#05090d"/><ellipse cx="120" cy="50" rx="30" ry="3.5" fill="#fffbe0"/><circle cx="80" cy="48" r="2.6" fill="#fffbe0"/><circle cx="160" cy="48" r="2.6" fill="#fffbe0"/>${walker(120, 184, 52, '#05090d')}<path d="M-5 184Q120 172 245 184V205H-5Z" fill="#05090d"/>`,
    front: pine(14, 200, 110, '#05090d') + pine(222, 204, 130, '#05090d'),
  }),

  thing: (_, p) => ({
    land: ['pines'],
    orb: false,
    mid: `<path d="M-4 190 128 96-4 60Z" fill="${p.glow}" opacity=".35"/><path d="M112 205C116 150 110 120 124 98 116 78 128 60 142 60S166 78 158 98C176 122 168 150 174 205Z" fill="#070b0e"/><path d="M126 110q-30 20-34 58l-6 18 8-10 2 12 4-14 6 10 0-18q6-26 26-40ZM158 110q28 24 26 62l4 16-8-8-3 10-3-12-6 8 2-18q-2-26-18-40Z" fill="#070b0e"/>${slit(134, 82, 6, '#ffe9a0')}${slit(152, 82, 6, '#ffe9a0')}`,
    front: pine(30, 206, 120, '#05090d') + pine(216, 206, 150, '#05090d'),
  }),

  fiend: (r, p, o) => {
    const kind: Fiend = o.kind && o.kind in FIENDS ? (o.kind as Fiend) : 'grey';
    return {
      land: ['pines'],
      orb: false,
      mid: `<path d="M-6 196 128 88-6 44Z" fill="${p.glow}" opacity=".22"/><circle cx="122" cy="96" r="78" fill="${p.glow}" opacity=".2"/><circle cx="122" cy="96" r="50" fill="${p.glow}" opacity=".2"/>${drawFiend(r, kind, p.glow)}`,
      front: pine(16, 206, 96, '#05090d') + pine(226, 206, 118, '#05090d'),
    };
  },

  proof: (_, p, o) => ({
    land: [],
    orb: false,
    mid: `<path d="M-5-5H245V205H-5Z" fill="#0d151a"/><path d="M190-20 24 205H230Z" fill="${p.glow}" opacity=".16"/><ellipse cx="122" cy="110" rx="104" ry="70" fill="${p.glow}" opacity=".26"/><ellipse cx="122" cy="160" rx="70" ry="8" fill="#000" opacity=".4"/><g fill="#cdc9a4">${PROOFS[o.kind && o.kind in PROOFS ? (o.kind as Proof) : 'file']}</g>`,
  }),
} satisfies Record<string, Motif>;
