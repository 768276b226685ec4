import { mix } from './colour';

const ink = (width = 2.6) => `stroke="#071428" stroke-width="${width}" stroke-linejoin="round"`;

function eye(x: number, y: number, s = 1): string {
  const pupil = `M${x} ${y - 4.5 * s}q${2.4 * s} ${4.5 * s} 0 ${9 * s}q${-2.4 * s} ${-4.5 * s} 0 ${-9 * s}Z`;
  return `<ellipse cx="${x}" cy="${y}" rx="${5 * s}" ry="${6 * s}" fill="#fff4b0" ${ink(2)}/><path d="${pupil}" fill="#071428"/>`;
}

const HEADS: readonly ((c: string, dk: string) => string)[] = [
  (c) =>
    `<path d="M32 10C52 10 54 34 44 42 42 52 22 52 20 42 10 34 12 10 32 10Z" fill="${c}" ${ink()}/>${eye(24, 30, 1.2)}${eye(40, 30, 1.2)}<path d="M22 12 14 2M42 12 50 2" ${ink()} fill="none"/><circle cx="13" cy="3" r="3" fill="#fff4b0"/><circle cx="51" cy="3" r="3" fill="#fff4b0"/>`,
  (c, dk) =>
    `<path d="M14 46C8 20 20 10 32 10S56 20 50 46Z" fill="${c}" ${ink()}/>${eye(32, 28, 1.9)}<path d="M12 46q-6 10-2 16M24 48q-4 8-2 14M40 48q4 8 2 14M52 46q6 10 2 16" fill="none" stroke="${dk}" stroke-width="6" stroke-linecap="round"/>`,
  (c) =>
    `<path d="M16 20 6 4 22 12Q32 6 42 12L58 4 48 20Q54 44 32 52 10 44 16 20Z" fill="${c}" ${ink()}/>${eye(24, 28)}${eye(40, 28)}<path d="M26 42l3 4 3-4 3 4 3-4" fill="#fff" ${ink(1.6)}/>`,
  (c) =>
    `<path d="M12 40C6 16 24 8 32 8S58 16 52 40Q42 54 32 46 22 54 12 40Z" fill="${c}" ${ink()}/>${eye(20, 28, 0.9)}${eye(32, 22, 1.1)}${eye(44, 28, 0.9)}`,
  (c, dk) =>
    `<path d="M18 50V24Q18 8 32 8T46 24V50Z" fill="${c}" ${ink()}/><path d="M18 24h28" stroke="${dk}" stroke-width="5"/>${eye(25, 26)}${eye(39, 26)}<path d="M32 8V0" ${ink()}/>`,
];

/** A captain: an alien bust, never human, always with eyes; five kinds by seat. */
export function captain(seat: number, c: string): string {
  const dk = mix(c, '#071428', 0.4);
  const head = HEADS[seat % HEADS.length]?.(c, dk) ?? '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="#0c4b80"/><circle cx="32" cy="34" r="26" fill="#1fa5a2" opacity=".6"/><path d="M6 66Q8 50 32 50T58 66Z" fill="${dk}" ${ink()}/>${head}</svg>`;
}
