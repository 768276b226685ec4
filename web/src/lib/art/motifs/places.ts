import { n1 } from '../colour';
import { slit, walker } from '../figures';
import { frond } from '../land';
import type { Palette } from '../palette';
import type { Rng } from '../rng';
import type { Motif } from '../types';

function mushroom(r: Rng, p: Palette, x: number, y: number, s: number): string {
  const [left, right] = [n1(x - 34 * s), n1(x + 34 * s)];
  const cap = `M${left} ${y + 8}Q${x} ${n1(y - 40 * s)} ${right} ${y + 8}`;
  const threads = [-20, -7, 8, 21].map((d) => {
    const tx = n1(x + d * s);
    return `<path d="M${tx} ${y}v${n1(16 + r() * 14)}" stroke="${p.glow}" opacity=".5"/><circle cx="${tx}" cy="${n1(y + 20 + r() * 12)}" r="2.4" fill="${p.glow}"/>`;
  });
  return `<path d="M${x} 200Q${x - 8} ${y + 60} ${x} ${y}" stroke="#06222b" stroke-width="${n1(7 * s)}" fill="none"/><path d="${cap}Q${x} ${y - 4} ${left} ${y + 8}Z" fill="#0a3038"/><path d="${cap}" fill="none" stroke="${p.glow}" stroke-width="1.6" opacity=".7"/>${threads.join('')}`;
}

function deadTree(x: number, d: number): string {
  const arms = `M${x} 104q${n1(16 * d)}-10 ${n1(22 * d)}-34M${x + 1} 84q${n1(-14 * d)}-8 ${n1(-20 * d)}-24M${x} 124q${n1(-18 * d)}-6 ${n1(-26 * d)}-22`;
  return `<path d="M${x} 158C${x - 4} 120 ${x + 6} 96 ${x} 58${arms}" stroke="#07110d" stroke-width="6" stroke-linecap="round" fill="none"/><ellipse cx="${x}" cy="160" rx="26" ry="4.5" fill="#07110d"/>`;
}

function ripple(x: number, y: number, q: number): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${q}" ry="${n1(q / 5)}" fill="none" stroke="#cfe08a" opacity=".55" stroke-width="1.5"/>`;
}

/** The ten places of Artemia. */
export const places = {
  lair: () => ({
    pal: { sky: ['#12060f', '#3a1226', '#8a2f3a', '#f0744a'], far: '#7a2b3a', near: '#0b040c' },
    land: ['peak', 'peak'],
    mid: `<path d="M28 205C30 110 66 52 122 50S212 112 214 205Z" fill="#1d0a18"/><path d="M62 205C62 132 86 84 122 82S180 134 182 205Z" fill="#05020a"/><path d="M52 122l8-20 5 22ZM96 84l6 26 8-28ZM136 82l8 32 8-28ZM178 118l6-24 8 30Z" fill="#1d0a18"/>${slit(100, 128, 13, '#ffca5a')}${slit(146, 128, 13, '#ffca5a')}<path d="M62 205C70 176 96 172 122 176s50-2 60 29Z" fill="#ff6f5a" opacity=".2"/>`,
  }),

  jungle: (r, p) => ({
    pal: { sky: ['#07192c', '#0f4450', '#2c8a78', '#f3d27a'], far: '#2c7a74', near: '#04121a' },
    land: ['canopy', 'canopy'],
    mid: mushroom(r, p, 60, 60, 1) + mushroom(r, p, 120, 86, 0.8) + mushroom(r, p, 176, 52, 1.1),
    front: frond(-4, 196, 92, 1, '#03141a') + frond(246, 200, 84, -1, '#03141a'),
  }),

  river: () => ({
    pal: { sky: ['#0a1236', '#1c3f7c', '#5d8fc0', '#ffd3a1'], far: '#48689e', near: '#070d24' },
    land: ['peak', 'hill'],
    mid: `<path d="M120 112C170 120 60 132 96 148S236 168 200 205H36C20 176 116 166 74 150S96 118 112 112Z" fill="#ffdcae" opacity=".92"/><path d="M118 114C150 122 66 132 98 148S214 168 184 205H130C170 174 92 164 84 150S108 120 114 114Z" fill="#7fb6e6" opacity=".85"/><path d="M92 160h26M120 176h34M84 190h40M104 140h14" stroke="#fff6e2" stroke-width="1.6" opacity=".8"/>`,
    front: frond(8, 200, 56, 1, '#070d24') + `<path d="M196 205q4-30 24-32t26 14v20Z" fill="#070d24"/>`,
  }),

  beach: (_, p) => ({
    pal: { sky: ['#1a1440', '#5a3478', '#d8707a', '#ffd28c'], far: '#a65a80', near: '#150d2a' },
    land: ['hill'],
    mid: `<path d="M-5 116H245V205H-5Z" fill="#3b3a7a"/><path d="M-5 116H245V132H-5Z" fill="#ffb98a" opacity=".5"/><path d="M30 124h60M120 130h80M60 138h44M150 142h70" stroke="#ffe0b4" stroke-width="2" opacity=".7"/><path d="M-5 160Q60 142 120 156T245 146V205H-5Z" fill="#c98a78"/><path d="M-5 160Q60 142 120 156T245 146" fill="none" stroke="#fff0dc" stroke-width="3" opacity=".8"/><path d="M158 166 166 74h4l8 92Z" fill="#150d2a"/><path d="M160 144h16M162 118h12" stroke="#150d2a" stroke-width="3"/><circle cx="168" cy="70" r="7" fill="${p.glow}"/><circle cx="168" cy="70" r="20" fill="${p.glow}" opacity=".22"/><path d="M168 70 60 40V62ZM168 70 245 52V84Z" fill="${p.glow}" opacity=".16"/>`,
  }),

  rover: () => ({
    pal: { sky: ['#1c1230', '#5b2d56', '#c9663f', '#ffc869'], far: '#a0523f', near: '#150a14' },
    land: ['mesa', 'hill'],
    mid: `<path d="M-5 152Q120 138 245 152V205H-5Z" fill="#5a2a2e"/><g fill="#150a14"><path d="M64 134 74 104H132L150 112H184L190 134Z"/><path d="M82 104 90 86H122L128 104Z"/><path d="M168 112V72h3v40ZM158 72h24v7h-24Z"/>${[82, 126, 170].map((x) => `<circle cx="${x}" cy="146" r="16"/>`).join('')}</g><path d="M94 90h12v12H90ZM110 90h10l4 12h-14Z" fill="#ffd98a"/>${[82, 126, 170].map((x) => `<circle cx="${x}" cy="146" r="6.5" fill="#7a3d34"/>`).join('')}<path d="M190 122 244 112v26Z" fill="#ffe6a8" opacity=".5"/><path d="M20 164h40M84 172h70M176 168h50" stroke="#8a4638" stroke-width="3"/>`,
  }),

  swamp: () => ({
    pal: { sky: ['#0a1714', '#1f3d30', '#6c8a4c', '#e6d98a'], far: '#4d6f4c', near: '#07110d' },
    land: ['canopy', 'hill'],
    mid: `<path d="M-5 138H245V205H-5Z" fill="#2a4a38"/><path d="M-5 138H245V146H-5Z" fill="#e6d98a" opacity=".4"/>${deadTree(52, 1)}${deadTree(180, -1)}${deadTree(132, 0.7)}${ripple(90, 172, 20)}${ripple(160, 182, 28)}${ripple(30, 186, 18)}<circle cx="92" cy="128" r="3" fill="#e9ff9a"/><circle cx="206" cy="140" r="2.4" fill="#e9ff9a"/><circle cx="28" cy="132" r="2.4" fill="#e9ff9a"/>`,
  }),

  shelter: (_, p) => ({
    pal: { sky: ['#0a0d2c', '#27306e', '#6c6bb0', '#f4b8a0'], far: '#565a98', near: '#090a20' },
    land: ['peak', 'hill'],
    mid: `<path d="M-5 158Q120 140 245 158V205H-5Z" fill="#15163c"/><path d="M58 158C58 100 84 84 122 84S186 100 186 158Z" fill="#0d0f2e"/><path d="M58 158C58 100 84 84 122 84" fill="none" stroke="#ffc9a8" stroke-width="2.5"/><path d="M122 84V158M88 96Q84 126 84 158M156 96Q160 126 160 158M64 128H180" stroke="#2d3276" stroke-width="2" fill="none"/><path d="M108 158v-24q14-12 28 0v24Z" fill="#ffd37c"/><path d="M68 136h12v14H66ZM164 136h12l2 14h-14Z" fill="#ffd37c" opacity=".9"/><path d="M172 92V56M172 60l14-8M172 66l-12-8" stroke="#0d0f2e" stroke-width="3"/><circle cx="172" cy="54" r="3" fill="${p.hot}"/><path d="M104 160h36l24 45H82Z" fill="#ffd37c" opacity=".22"/>`,
  }),

  wreck: (_, p) => ({
    pal: { sky: ['#151226', '#43345a', '#9a6470', '#ffb27a'], far: '#7d5468', near: '#100c1a' },
    land: ['mesa', 'peak'],
    mid: `<path d="M70 92C60 60 92 46 78 8c26 22 10 50 18 78Z" fill="#1c1526" opacity=".75"/><path d="M-5 160Q120 146 245 160V205H-5Z" fill="#3a2734"/><path d="M24 168 62 112 196 70 228 84 206 128 96 176Z" fill="#181222"/><path d="M62 112 196 70 228 84" fill="none" stroke="#ffc79a" stroke-width="2.5"/><path d="M86 104l20 62M116 95l18 58M146 86l16 50M176 77l14 44" stroke="#4a3648" stroke-width="3"/><path d="M196 70 232 44 222 84ZM150 142 190 166 182 132Z" fill="#181222"/><path d="M94 120l18-6 4 14-18 6ZM128 110l16-5 4 13-16 5Z" fill="${p.hot}" opacity=".85"/><path d="M28 166q-6-18 8-26 0 10 8 12 0-14 12-22 2 20 0 34Z" fill="#ffb454"/>`,
  }),

  source: () => ({
    pal: { sky: ['#071a33', '#124a6e', '#3f9db0', '#e8f2c8'], far: '#2f7a94', near: '#051222' },
    land: ['peak', 'mesa'],
    mid: `<path d="M-5 205V60Q52 66 74 110L84 205ZM245 205V50Q186 62 166 112L158 205Z" fill="#08213a"/><path d="M108 60Q120 54 132 60L136 160H104Z" fill="#c8fff0" opacity=".9"/><path d="M114 62v96M124 62v96" stroke="#5fd8d0" stroke-width="2"/><ellipse cx="120" cy="164" rx="64" ry="15" fill="#49cfc6"/><ellipse cx="120" cy="161" rx="44" ry="9" fill="#d8fff4"/><ellipse cx="120" cy="160" rx="90" ry="40" fill="#8ff5e2" opacity=".22"/><circle cx="92" cy="140" r="2.5" fill="#fff"/><circle cx="150" cy="132" r="2" fill="#fff"/><circle cx="84" cy="118" r="1.8" fill="#fff"/>`,
    front: frond(4, 204, 50, 1, '#04101e'),
  }),

  artefact: () => ({
    pal: { sky: ['#120824', '#3d1866', '#8a3fae', '#ffc3d8'], far: '#6d3492', near: '#0c0518' },
    land: ['peak', 'hill'],
    orb: false,
    mid: `<circle cx="120" cy="92" r="62" fill="#ffd98a" opacity=".16"/><circle cx="120" cy="92" r="44" fill="none" stroke="#ffd98a" stroke-width="3" opacity=".9"/><circle cx="120" cy="92" r="52" fill="none" stroke="#ffd98a" stroke-width="1" stroke-dasharray="3 7"/><path d="M120 30 142 82 134 158H106L98 82Z" fill="#0c0518"/><path d="M120 30 142 82 134 158H120Z" fill="#2a1144"/><path d="M120 52v20l-8 8v18l8 8v32" stroke="#ffe0a0" stroke-width="3" fill="none"/><path d="M70 160Q120 146 170 160L200 205H40Z" fill="#0c0518"/>${walker(178, 176, 26, '#0c0518', -1)}`,
  }),
} satisfies Record<string, Motif>;
