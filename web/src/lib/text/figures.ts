/** A whole number as it is set: with a minus, not a hyphen. */
export const figure = (n: number): string => String(n).replace('-', '−');
