import { mix, n1 } from './colour';
import { slit, walker } from './figures';
import { frond, pine, ridge, trunk, type RidgeKind } from './land';
import { palette, type Mood, type Palette } from './palette';
import { rng, times, type Rng } from './rng';
import { craft } from './ships';
import { haloGradient, halftone, mistGradient, root, skyGradient } from './stage';

const W = 240;
const H = 520;

interface Cover {
  r: Rng;
  p: Palette;
}

function lay({ r, p }: Cover, kinds: readonly RidgeKind[], y0: number, dy: number, amp: number): string {
  return kinds
    .map((kind, i) => {
      const tall = kind === 'pines' || kind === 'city' ? 1.5 : 1;
      const d = ridge(r, W, H, y0 + i * dy, amp * tall, kind);
      return `<path d="${d}" fill="${mix(p.far, p.near, (i / kinds.length) * 0.85)}"/><path d="${d}" fill="none" stroke="${p.orb}" stroke-width=".9" opacity=".3"/><rect y="${y0 + i * dy - 6}" width="${W}" height="46" fill="url(#f)" opacity="${n1((0.55 - i * 0.14) * 10) / 10}"/>`;
    })
    .join('');
}

const COVERS: Record<Mood, (s: Cover) => string> = {
  artemia: (s) => {
    const { r, p } = s;
    return (
      `<g transform="translate(-34 0)"><circle cx="150" cy="150" r="120" fill="url(#o)"/><circle cx="158" cy="140" r="58" fill="#ffcf9c"/><path d="M100 140a58 58 0 0 0 116 6c-24 16-88 18-116-6Z" fill="#e8806a" opacity=".7"/><path d="M112 104c30 12 66 10 92 0M103 124c36 16 78 16 112 2" stroke="#f0a07a" stroke-width="4" fill="none" opacity=".6"/><ellipse cx="158" cy="142" rx="98" ry="16" fill="none" stroke="#ffe6c4" stroke-width="2.5" opacity=".75" transform="rotate(-14 158 142)"/></g>` +
      lay(s, ['peak', 'mesa', 'peak'], 296, 32, 34) +
      `<path d="M-5 346Q70 330 120 340T245 332V525H-5Z" fill="${mix(p.far, p.sky[3], 0.3)}"/><path d="M-5 384Q70 366 120 376T245 368V525H-5Z" fill="${mix(p.far, p.near, 0.55)}"/>${walker(64, 384, 46, p.near)}${walker(90, 388, 40, p.near)}${walker(116, 384, 48, p.near)}<path d="M-5 400Q60 388 110 404T245 396V525H-5Z" fill="${p.near}"/>` +
      frond(-6, 470, 100, 1, p.near) +
      times(
        16,
        () =>
          `<circle cx="${n1(r() * W)}" cy="${n1(280 + r() * 140)}" r="${n1(0.8 + r() * 1.3)}" fill="${p.glow}" opacity=".75"/>`,
      ).join('')
    );
  },
  tremble: (s) => {
    const { p } = s;
    return (
      `<circle cx="60" cy="330" r="150" fill="url(#o)"/>` +
      lay(s, ['city', 'city', 'city'], 334, 26, 40) +
      `<path d="M78 176 8 430H214L150 176Z" fill="#fff6b0" opacity=".42"/>${craft(rng('q7'), p, 114, 150, 1.35, 0)}${craft(rng('b'), p, 204, 92, 0.42, 2)}${craft(rng('e'), p, 34, 100, 0.36, 1)}<path d="M-5 410H245V525H-5Z" fill="${p.near}"/>${(
        [
          [70, 392, 1],
          [104, 340, -1],
          [136, 376, 1],
          [120, 292, 1],
          [92, 250, -1],
        ] as const
      )
        .map((a) => `<g transform="rotate(${a[2] * 22} ${a[0]} ${a[1]})">${walker(a[0], a[1], 24, p.near, a[2])}</g>`)
        .join(
          '',
        )}<defs>${halftone('h', p, 6, 1.3)}</defs><rect y="260" width="${W}" height="150" fill="url(#h)" opacity=".2"/>`
    );
  },
  predator: (s) => {
    const { r, p } = s;
    return (
      `<circle cx="120" cy="300" r="170" fill="url(#o)"/><circle cx="120" cy="286" r="46" fill="${p.orb}"/>` +
      lay(s, ['canopy', 'canopy', 'canopy'], 308, 30, 30) +
      `${trunk(r, 20, H, 16, p.near)}${trunk(r, 224, H, 20, p.near)}${trunk(r, 66, H, 6, mix(p.far, p.near, 0.6))}${trunk(r, 182, H, 7, mix(p.far, p.near, 0.6))}<g transform="translate(120 196) scale(.5) translate(-122 -40)" fill="none" stroke="${p.glow}" stroke-width="3">${[0, 1, 2, 3].map((i) => `<path d="M${84 - i * 6} 196C${76 - i * 6} 140 ${80 - i * 5} 108 ${102 - i * 2} 92 ${92 - i * 2} ${62 - i * 3} 108 ${40 - i * 6} 122 ${40 - i * 6}S${152 + i * 2} ${62 - i * 3} ${142 + i * 2} 92C${164 + i * 5} 108 ${168 + i * 6} 140 ${160 + i * 6} 196" opacity="${0.9 - i * 0.22}"/>`).join('')}</g><path d="M-5 290Q80 276 150 292T245 284V300Q150 306 80 296T-5 302Z" fill="${p.near}"/>${walker(96, 420, 52, p.near)}${walker(132, 414, 44, p.near)}${walker(160, 420, 48, p.near, -1)}<path d="M100 388 122 378l1 3-20 11ZM134 386 154 378l1 3-19 10Z" fill="${p.near}"/><path d="M-5 414Q120 398 245 414V525H-5Z" fill="${p.near}"/>` +
      frond(-8, 452, 84, 1, p.near) +
      frond(250, 452, 78, -1, p.near) +
      `<path d="M-5-5H245V16Q214 46 190 18 160 60 128 20 92 52 62 22 34 58-5 26Z" fill="${p.near}"/><path d="M150 10q8 70-6 120M98 10q-6 50 4 84" stroke="${p.near}" stroke-width="2.5" fill="none"/>`
    );
  },
  xfiles: (s) => {
    const { p } = s;
    return (
      lay(s, ['pines', 'pines', 'pines'], 330, 30, 34) +
      `<path d="M120 118 20 430H220Z" fill="${p.glow}" opacity=".22"/><path d="M120 118 66 430H174Z" fill="${p.glow}" opacity=".42"/><ellipse cx="120" cy="112" rx="78" ry="11" fill="#05090d"/><path d="M86 108Q120 74 154 108Z" fill="#05090d"/><path d="M86 108Q100 84 120 82" stroke="${p.glow}" fill="none" stroke-width="1.5" opacity=".6"/><ellipse cx="120" cy="117" rx="44" ry="4.5" fill="#fffbe0"/>${[-58, -48, 48, 58].map((d) => `<circle cx="${120 + d}" cy="114" r="2.5" fill="#fffbe0"/>`).join('')}${walker(104, 426, 62, '#05090d')}${walker(140, 424, 56, '#05090d', -1)}<path d="M150 384 236 344V402Z" fill="${p.glow}" opacity=".4"/><path d="M-5 420Q120 404 245 420V525H-5Z" fill="#05090d"/>` +
      pine(4, 440, 190, '#05090d') +
      pine(232, 446, 220, '#05090d')
    );
  },
  winter: (s) => {
    const { r, p } = s;
    return (
      `<circle cx="120" cy="270" r="170" fill="url(#o)"/>` +
      lay(s, ['city', 'pines', 'pines'], 316, 34, 36) +
      `<path d="M-5 392Q60 374 120 384T245 376V525H-5Z" fill="#cddbe5"/><path d="M92 388V352l26-18 26 18v36Z" fill="${p.near}"/><path d="M112 388v-20h12v20ZM100 356h8v9h-8ZM128 356h8v9h-8Z" fill="${p.glow}"/><circle cx="118" cy="370" r="34" fill="${p.glow}" opacity=".24"/>${(
        [
          [20, 414, 40],
          [44, 424, 46],
          [196, 412, 40],
          [214, 424, 50],
          [168, 430, 44],
          [72, 434, 42],
        ] as const
      )
        .map((a, i) => walker(a[0], a[1], a[2], mix(p.near, '#2a4866', (i % 3) * 0.2), i % 2 ? 1 : -1))
        .join('')}<path d="M-5 430Q80 414 150 428T245 420V525H-5Z" fill="#9db4c6"/>` +
      pine(2, 450, 170, p.near) +
      pine(236, 448, 150, p.near) +
      times(
        90,
        () =>
          `<circle cx="${n1(r() * W)}" cy="${n1(r() * H)}" r="${n1(0.6 + r() * 1.7)}" fill="#fff" opacity="${n1(0.35 + r() * 0.5)}"/>`,
      ).join('')
    );
  },
};

/** A tall cover for one of the five games. */
export function drawCover(mood: Mood): string {
  const r = rng('cover' + mood);
  const p = palette(mood);
  const halo = haloGradient('o', p.orb, [
    [0, 0.95],
    [0.3, 0.35],
    [1, 0],
  ]);
  const foot = `<linearGradient id="d" x1="0" y1="0" x2="0" y2="1"><stop offset=".74" stop-color="${p.near}" stop-opacity="0"/><stop offset=".97" stop-color="${p.near}"/></linearGradient>`;
  const sky = `<defs>${skyGradient('s', p.sky, [0, 0.26, 0.46, 0.64])}${halo}${foot}${mistGradient('f', p.sky[3], 0.6)}</defs><rect width="${W}" height="${H}" fill="url(#s)"/>`;
  const stars = times(
    50,
    () =>
      `<circle cx="${n1(r() * W)}" cy="${n1(r() * H * 0.4)}" r="${n1(0.4 + r() * 0.8)}" fill="#fff" opacity="${n1(0.2 + r() * 0.7)}"/>`,
  ).join('');
  const eyes = mood === 'artemia' ? slit(146, 412, 12, '#ffd56b') + slit(182, 412, 12, '#ffd56b') : '';
  return root(W, H, sky + stars + COVERS[mood]({ r, p }) + `<rect width="${W}" height="${H}" fill="url(#d)"/>` + eyes);
}
