import { mix, n1 } from './colour';
import { slit, walker } from './figures';
import { pine, ridge, type RidgeKind } from './land';
import { palette, type Mood, type Palette } from './palette';
import { rng, times, type Rng } from './rng';
import { haloGradient, halftone, mistGradient, root, skyGradient } from './stage';

export type DoorName = 'learn' | 'friends' | 'device';

const W = 640;
const H = 250;
const EYE = '#ffd56b';

interface Night {
  mood: Mood;
  land: readonly RidgeKind[];
  /** Where the light of the sky hangs, and how large it is. */
  moon: readonly [number, number, number];
  scene: (p: Palette, r: Rng) => string;
}

/** Somebody with a torch, and what looks back from the end of its beam. */
function torch(p: Palette): string {
  const ground = `<path d="M-5 206Q180 190 330 200T645 196V255H-5Z" fill="${p.near}"/>`;
  const beam = `<defs><linearGradient id="b"><stop offset="0" stop-color="#fff3cf" stop-opacity=".9"/><stop offset="1" stop-color="#fff0c0" stop-opacity=".1"/></linearGradient></defs><path d="M536 157 645 112V208Z" fill="url(#b)" opacity=".36"/><path d="M536 157 645 128V190Z" fill="url(#b)" opacity=".7"/>`;
  const hill = `<path d="M566 216Q604 136 645 122V255H566Z" fill="${mix(p.near, p.far, 0.16)}"/><path d="M566 216Q604 136 645 122" fill="none" stroke="#ffe9bd" stroke-width="1.4" opacity=".55"/>`;
  const hand = `<path d="M527 158l10-3 3 6-10 4Z" fill="${p.near}"/>`;
  const eyes = slit(608, 168, 9, EYE) + slit(630, 165, 9, EYE);
  return beam + hill + ground + walker(514, 210, 80, p.near) + hand + eyes;
}

/** A lit house in the snow, and friends on their way to it. */
function house(p: Palette, r: Rng): string {
  const snow = `<path d="M-5 200Q200 184 380 196T645 188V255H-5Z" fill="#c4d5e2"/><path d="M-5 226Q260 204 645 220V255H-5Z" fill="#9bb3c7"/>`;
  const glow = `<defs>${haloGradient('w', p.glow, [
    [0, 0.75],
    [0.45, 0.26],
    [1, 0],
  ])}</defs><circle cx="516" cy="160" r="150" fill="url(#w)"/>`;
  const walls = `<path d="M446 204V138l70-52 70 52v66Z" fill="${p.near}"/><path d="M432 144 516 80l84 64-8 9-76-57-76 57Z" fill="#eef4f8"/><path d="M560 106V74h16v44Z" fill="${p.near}"/><path d="M557 70h22v7h-22Z" fill="#eef4f8"/>`;
  const smoke = `<path d="M568 66q-16-12 2-24t4-30" fill="none" stroke="#e8eff4" stroke-width="8" stroke-linecap="round" opacity=".28"/>`;
  const light = `<path d="M464 148h38v34h-38ZM530 204v-56h34v56Z" fill="${p.glow}"/><path d="M483 148v34M464 165h38" stroke="${p.near}" stroke-width="3"/><path d="M530 204h34l30 46H512Z" fill="${p.glow}" opacity=".35"/>`;
  const guests = walker(547, 205, 46, p.near) + walker(598, 226, 60, p.near, -1) + walker(626, 230, 66, p.near, -1);
  const trees = pine(330, 214, 120, mix(p.near, p.far, 0.22)) + pine(640, 212, 150, mix(p.near, p.far, 0.12));
  const flakes = times(
    70,
    () =>
      `<circle cx="${n1(260 + r() * 380)}" cy="${n1(r() * H)}" r="${n1(0.7 + r() * 1.5)}" fill="#fff" opacity="${n1(0.35 + r() * 0.5)}"/>`,
  ).join('');
  return snow + trees + glow + smoke + walls + light + guests + flakes;
}

/** A device as large as a house, that has the hunter's eye; who shares it stands before its light, and bots drift by. */
function device(p: Palette): string {
  const glow = `<defs>${haloGradient('w', p.sky[2], [
    [0, 0.9],
    [0.5, 0.3],
    [1, 0],
  ])}${halftone('h', p, 6, 1.2)}</defs><circle cx="534" cy="124" r="170" fill="url(#w)"/>`;
  const body = `<rect x="438" y="14" width="140" height="222" rx="20" fill="${p.near}" stroke="${p.orb}" stroke-opacity=".6" stroke-width="2.4"/>`;
  const glass = `<rect x="449" y="30" width="118" height="190" rx="10" fill="${p.sky[2]}"/><path d="M449 168q34-22 62-8t56-12v62q0 10-10 10H459q-10 0-10-10Z" fill="${mix(p.far, p.near, 0.45)}"/><rect x="449" y="30" width="118" height="190" rx="10" fill="url(#h)" opacity=".16"/>`;
  const tilted = `<g transform="translate(24 0) rotate(7 508 125)">${body}${glass}${slit(508, 102, 40, EYE)}</g>`;
  const bot = ([x, y, s]: readonly [number, number, number]) =>
    `<g transform="translate(${x} ${y}) scale(${s})" fill="${p.near}" stroke="${p.glow}" stroke-width="2"><path d="M0-15v-9"/><circle cx="0" cy="-26" r="2.4" fill="${p.glow}"/><rect x="-18" y="-15" width="36" height="30" rx="9"/><circle cx="-7" cy="0" r="3.2" fill="${p.glow}"/><circle cx="7" cy="0" r="3.2" fill="${p.glow}"/></g>`;
  const bots = (
    [
      [622, 58, 0.8],
      [446, 62, 0.7],
      [440, 128, 0.55],
    ] as const
  )
    .map(bot)
    .join('');
  const ground = `<path d="M-5 216Q220 200 400 210T645 204V255H-5Z" fill="${p.near}"/>`;
  const people =
    walker(474, 226, 74, p.near) +
    walker(508, 232, 66, p.near) +
    walker(566, 232, 70, p.near, -1) +
    walker(604, 226, 78, p.near, -1);
  return glow + tilted + bots + ground + people;
}

const NIGHTS: Record<DoorName, Night> = {
  learn: { mood: 'artemia', land: ['peak', 'mesa', 'peak'], moon: [584, 48, 18], scene: torch },
  friends: { mood: 'winter', land: ['pines', 'pines'], moon: [424, 46, 13], scene: house },
  device: { mood: 'tremble', land: ['city', 'city'], moon: [420, 190, 0], scene: device },
};

function sky(p: Palette, r: Rng, [x, y, size]: Night['moon']): string {
  const halo = haloGradient('o', p.orb, [
    [0, 0.8],
    [0.35, 0.3],
    [1, 0],
  ]);
  const stars = times(
    46,
    () =>
      `<circle cx="${n1(r() * W)}" cy="${n1(r() * H * 0.5)}" r="${n1(0.5 + r())}" fill="#fff" opacity="${n1(0.2 + r() * 0.6)}"/>`,
  ).join('');
  return `<defs>${skyGradient('s', p.sky, [0, 0.32, 0.58, 0.84])}${halo}${mistGradient('f', p.sky[3], 0.5)}</defs><rect width="${W}" height="${H}" fill="url(#s)"/>${stars}<circle cx="${x}" cy="${y}" r="${size * 4}" fill="url(#o)"/><circle cx="${x}" cy="${y}" r="${size}" fill="${p.orb}"/>`;
}

function land(p: Palette, r: Rng, kinds: readonly RidgeKind[]): string {
  return kinds
    .map((kind, i) => {
      const tall = kind === 'pines' || kind === 'city';
      const d = ridge(r, W, H, 148 + i * 26, tall ? 42 : 24, kind);
      return `<path d="${d}" fill="${mix(p.far, p.near, 0.2 + i * 0.28)}"/><path d="${d}" fill="none" stroke="${p.orb}" opacity=".3"/><rect y="${140 + i * 26}" width="${W}" height="44" fill="url(#f)" opacity=".35"/>`;
    })
    .join('');
}

/** The wide picture of a way to play: everything to be seen is on the right, words stand on the left. */
export function drawDoor(door: DoorName): string {
  const { mood, land: kinds, moon, scene } = NIGHTS[door];
  const p = palette(mood);
  const r = rng('door' + door);
  return root(W, H, sky(p, r, moon) + land(p, r, kinds) + scene(p, r));
}
