/** Eleven seats: the shape comes first, the colour second. Colours live in the tokens as --seat-<shape>. */
export const SEAT_SHAPES = [
  'circle',
  'triangle',
  'square',
  'diamond',
  'plus',
  'hex',
  'moon',
  'chevron',
  'drop',
  'bars',
  'star',
] as const;

export type SeatShape = (typeof SEAT_SHAPES)[number];

/** Filled shapes on a 24-unit grid. */
export const SIGILS: Record<SeatShape, string> = {
  circle: '<circle cx="12" cy="12" r="8.5"/>',
  triangle: '<path d="M12 2.5 22 20H2L12 2.5Z"/>',
  square: '<path d="M4 4h16v16H4z"/>',
  diamond: '<path d="M12 1.5 22 12 12 22.5 2 12 12 1.5Z"/>',
  plus: '<path d="M8.5 2.5h7v6h6v7h-6v6h-7v-6h-6v-7h6z"/>',
  hex: '<path d="M12 1.5 21.2 6.7v10.6L12 22.5 2.8 17.3V6.7L12 1.5Z"/>',
  moon: '<path d="M15 2a10 10 0 1 0 6.8 13.5A9 9 0 0 1 15 2Z"/>',
  chevron: '<path d="M2 15 12 4l10 11v6L12 11 2 21v-6Z"/>',
  drop: '<path d="M12 1.5s8 8.5 8 13.5a8 8 0 0 1-16 0c0-5 8-13.5 8-13.5Z"/>',
  bars: '<path d="M3 3h5v18H3zM10 3h4.5v18H10zM16.5 3H21v18h-4.5z"/>',
  star: '<path d="m12 1.5 3.2 6.8 7.3 1-5.3 5.2 1.3 7.4L12 18.4l-6.5 3.5 1.3-7.4L1.5 9.3l7.3-1L12 1.5Z"/>',
};

export function seatShape(seat: number): SeatShape {
  return SEAT_SHAPES[seat % SEAT_SHAPES.length] as SeatShape;
}
