import { SIGILS, type SeatShape } from './seats';

const HEADGEAR = {
  cap: '<path d="M9 11Q9 5 16 5T23 11L27 12.5 23 13H9Z"/>',
  hood: '<path d="M8 16Q7 4 16 4T24 16L21 19H11Z"/>',
  hat: '<path d="M6 11h20v2.2H6ZM10 11Q10 5 16 6T22 11Z"/>',
  long: '<path d="M9 20Q7 5 16 5T23 20L20 14H12Z"/>',
  tail: '<path d="M10 12Q9 5 16 5T22 12ZM21 9Q28 11 25 20 23 14 20 12Z"/>',
  helm: '<path d="M8 12Q8 4 16 4T24 12Z"/>',
  bun: '<path d="M10 12Q9 6 16 6T22 12ZM13 5a3.2 3.2 0 1 1 6 0Z"/>',
  bald: '',
} as const;
type Headgear = keyof typeof HEADGEAR;
export const HEADGEARS = Object.keys(HEADGEAR) as Headgear[];

interface StandeeOptions {
  seat?: SeatShape;
  gun?: boolean;
  bag?: boolean;
  rim?: string;
}

const FIGURE =
  '<path d="M11 42 12 31 8 31Q7 21 11 18.5L14 17.5H18L21 18.5Q25 21 24 31L20 31 21 42H16.8L16 33 15.2 42Z"/><circle cx="16" cy="12.5" r="5"/>';

/** A small full figure on a base that carries its owner's sign. Meant inline: the base takes the seat colour from the tokens. */
export function standee(head: Headgear, o: StandeeOptions = {}): string {
  const gear = (o.gun ? '<path d="M22 30 27 16l1.6.6L25 31Z"/>' : '') + (o.bag ? '<path d="M5.5 20h4.5v9H5.5Z"/>' : '');
  const sign = o.seat ? `<g transform="translate(12 42.2) scale(.33)" fill="#0a131f">${SIGILS[o.seat]}</g>` : '';
  return `<svg viewBox="0 0 32 52" aria-hidden="true"><g fill="#0a131f" stroke="${o.rim ?? '#e8eff4'}" stroke-width="1.1" stroke-linejoin="round">${FIGURE}${HEADGEAR[head]}${gear}</g><ellipse cx="16" cy="43" rx="12" ry="3.6" fill="#0a131f" opacity=".6"/><path d="M4 41H28L30 51H2Z" fill="${o.seat ? `var(--seat-${o.seat})` : '#84a2bd'}"/>${sign}</svg>`;
}

/** Zombies have no owner, but eyes. */
export function zombie(pose = 0): string {
  const reach = 22 + (pose % 3);
  return `<svg viewBox="0 0 32 52" aria-hidden="true"><g transform="${pose % 2 ? 'translate(32 0) scale(-1 1)' : ''}"><g fill="#3b5640" stroke="#b5cc9c" stroke-width="1" stroke-linejoin="round"><path d="M9 50 11 36 8 34Q6 24 10 20L15 18 19 19Q21 20 21 24L30 ${reach}V${reach + 3}L21 28 19 35 23 49 19 50 15 39 13 50Z"/><path d="M11 12Q11 7 16 7T22 13Q22 18 17 18.5 11 18 11 12Z"/></g><circle cx="16.2" cy="12.5" r="1.5" fill="#ffe9a0"/><circle cx="20" cy="12.8" r="1.3" fill="#ffe9a0"/></g></svg>`;
}

export function barricade(): string {
  return '<svg viewBox="0 0 40 40" aria-hidden="true"><g stroke="#0a131f" stroke-width="1.4" stroke-linejoin="round"><path d="M5 10h6v26H5ZM29 10h6v26h-6Z" fill="#6d543c"/><path d="M2 15 37 10v6L3 21ZM2 24l35 4v6L3 30Z" fill="#a9835c"/><path d="M6 8 35 31l-3 4L3 12Z" fill="#8d6b48"/></g></svg>';
}
