/** A chance as a person says it: never 0 or 100 while it is neither. */
export function percent(chance: number): number {
  const whole = Math.round(chance * 100);
  if (whole === 0 && chance > 0) return 1;
  return whole === 100 && chance < 1 ? 99 : whole;
}
