import { mix, n1 } from '../colour';
import { walker } from '../figures';
import { HOUSES, type House } from '../houses';
import { ITEMS, type Item } from '../items';
import { pine } from '../land';
import { times } from '../rng';
import type { Motif } from '../types';

/** Blue snow, one warm window. */
export const winter = {
  item: (_, p, o) => {
    const kind: Item = o.kind && o.kind in ITEMS ? (o.kind as Item) : 'medkit';
    const thing = ITEMS[kind]
      .replaceAll('"N"', '"#0a131f"')
      .replaceAll('"L"', '"#ffb866"')
      .replaceAll('"W"', '"#f3ece0"');
    return {
      land: ['pines'],
      orb: false,
      mid: `<circle cx="120" cy="104" r="86" fill="${p.glow}" opacity=".2"/><circle cx="120" cy="104" r="56" fill="${p.glow}" opacity=".34"/><path d="M-5 146H245V205H-5Z" fill="#1a2635"/><path d="M-5 146H245" stroke="#ffcf94" stroke-width="2" opacity=".7"/><g fill="#0a131f">${thing}</g><path d="M60 156h120l20 14H40Z" fill="#000" opacity=".3"/>`,
    };
  },

  crossroads: () => ({
    land: ['pines', 'hill'],
    mid: `<path d="M-5 140Q120 128 245 140V205H-5Z" fill="#dfe6ea"/><path d="M104 205Q118 168 112 150 88 140 30 134H62Q104 138 122 146 150 138 210 132H236Q150 142 132 154 132 176 148 205Z" fill="#5f7d95"/><path d="M117 158V66h6v92Z" fill="#0a131f"/><path d="M122 74h52l12 9-12 9h-52ZM118 98H70l-12 9 12 9h48Z" fill="#0a131f"/><path d="M136 83h30M78 107h30" stroke="#f3ece0" stroke-width="3"/>${walker(98, 186, 30, '#0a131f')}`,
    front: pine(22, 204, 92, '#0a131f') + pine(224, 206, 116, '#0a131f'),
  }),

  house: (_, p, o) => {
    const kind: House = o.kind && o.kind in HOUSES ? (o.kind as House) : 'sun';
    const walls = HOUSES[kind].replaceAll(' S/>', ' fill="#e8eff4"/>').replaceAll('"W"', `"${p.glow}"`);
    return {
      land: ['pines', 'pines'],
      mid: `<path d="M-5 150Q120 140 245 150V205H-5Z" fill="#cfdbe3"/><circle cx="120" cy="126" r="66" fill="${p.glow}" opacity=".2"/><g fill="#0a131f">${walls}</g><path d="M-5 156Q70 148 120 153T245 150V205H-5Z" fill="#b9cbd8"/><path d="M106 154h28l26 51H80Z" fill="${p.glow}" opacity=".2"/>`,
      front: pine(-2, 190, 70, '#0a131f') + pine(240, 192, 84, '#0a131f'),
    };
  },

  zombies: (r) => ({
    land: ['pines', 'city'],
    mid:
      `<path d="M-5 160Q120 150 245 160V205H-5Z" fill="#b9cbd8"/>` +
      times(7, (i) => {
        const x = n1(24 + i * 31 + r() * 10),
          y = n1(176 + r() * 16),
          h = n1(64 + r() * 40);
        return (
          walker(x, y, h, mix('#0a131f', '#2a4866', r() * 0.35), i % 2 ? 1 : -1) +
          `<circle cx="${n1(x - 2)}" cy="${n1(y - h * 0.92)}" r="1.8" fill="#ffe9a0"/><circle cx="${n1(x + 5)}" cy="${n1(y - h * 0.92)}" r="1.8" fill="#ffe9a0"/>`
        );
      }).join(''),
  }),

  horde: (r) => ({
    land: ['city', 'pines'],
    mid:
      `<path d="M-5 156Q120 146 245 156V205H-5Z" fill="#cfdbe3"/>` +
      times(9, (i) =>
        walker(
          16 + i * 26 + r() * 8,
          168 + r() * 20,
          36 + r() * 26,
          mix('#0a131f', '#2a4866', r() * 0.5),
          r() > 0.5 ? 1 : -1,
        ),
      ).join(''),
  }),
} satisfies Record<string, Motif>;
