import { n1 } from './colour';

/** The slit eye: only hunters have one. */
export function slit(x: number, y: number, s: number, c: string, opacity = 1): string {
  const lid = `M${x - s} ${y}q${n1(s)} ${n1(-s * 0.85)} ${n1(s * 2)} 0q${n1(-s)} ${n1(s * 0.85)} ${n1(-s * 2)} 0Z`;
  const pupil = `M${x} ${n1(y - s * 0.42)}q${n1(s * 0.26)} ${n1(s * 0.42)} 0 ${n1(s * 0.84)}q${n1(-s * 0.26)} ${n1(-s * 0.42)} 0 ${n1(-s * 0.84)}Z`;
  return `<path d="${lid}" fill="${c}" opacity="${opacity}"/><path d="${pupil}" fill="#08060f"/>`;
}

/** A walking person, small and backlit; feet at x, y; facing -1 turns round. */
export function walker(x: number, y: number, height: number, c: string, facing = 1): string {
  const sx = n1(height * facing * 10) / 1000;
  const sy = n1(height * 10) / 1000;
  return `<g transform="translate(${n1(x)} ${n1(y)}) scale(${sx} ${sy})" fill="${c}"><circle cx="2" cy="-92" r="8"/><path d="M-9-80Q2-86 12-78L14-44 24-4 16 0 4-34-8 0-17-3-8-42ZM-10-78-22-52-17-48-4-66ZM11-76 22-52 28-56 16-78Z"/></g>`;
}

export function claws(x: number, y: number, s: number, c: string, weight = 1): string {
  return [-1, 0, 1]
    .map((i) => {
      const from = `M${n1(x + i * s * 0.42 + s * 0.34)} ${n1(y - s * (1 - Math.abs(i) * 0.18))}`;
      const down = `q${n1(-s * 0.06)} ${n1(s)} ${n1(-s * 0.62)} ${n1(s * 1.9)}`;
      const up = `q${n1(s * 0.3)} ${n1(-s)} ${n1(s * (0.62 - 0.2 * weight))} ${n1(-s * 1.9)}`;
      return `<path d="${from}${down}${up}Z" fill="${c}"/>`;
    })
    .join('');
}
