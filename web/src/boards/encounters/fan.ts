/** A card of the fan: at most so high, so broad for its height, turned round a point so many heights below. */
const CARD = { most: 220, ratio: 0.71, pivot: 8 };
/** The height of the fan in cards: the outer ones hang lower than that in the middle. */
const HANGING = 1.24;
const TURN = 180 / Math.PI;
/** Turned further, the outer cards would hang below the edge of the table. */
const SPREAD = 23.5;
/** So much of its own breadth a card takes where there is room: none of its words lie under the next one. */
const FREE = 1.04;
/** Before the room is known. */
const FIRST = { width: 860, height: 240 };

/** The angle between two cards of a hand: side by side while they fit, closer when there are many. */
export function fanStep(cards: number, width: number, height: number): number {
  if (cards < 2) return 0;
  const high = Math.min(CARD.most, (height || FIRST.height) / HANGING);
  const broad = high * CARD.ratio;
  const radius = high * CARD.pivot;
  // The outer cards lean out of the fan by their corners.
  const room = Math.max(0, (width || FIRST.width) - broad * 1.3);
  const gaps = cards - 1;
  return Math.min(((FREE * broad) / radius) * TURN, (room / radius / gaps) * TURN, SPREAD / gaps);
}
