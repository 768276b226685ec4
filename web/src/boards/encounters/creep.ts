import type { GameEvent } from '../../lib/net';

/** Which card lies on each space, by a number that follows it; undefined where nothing lies. */
export type Walkers = readonly (number | undefined)[];

/**
 * Follows the cards of the row from one look at the table to the next, so that they can be seen moving.
 * A hidden card has no name, so it is told by how it came: something enters and pushes the others on.
 */
export function crept(
  before: Walkers,
  events: readonly GameEvent[],
  spaces: readonly string[],
  lies: readonly boolean[],
  fresh: () => number,
): (number | undefined)[] {
  const row = [...before];
  for (const event of events) {
    const at = event.event === 'card_entered' ? spaces.indexOf(String(event.space)) : -1;
    if (at >= 0) push(row, at, fresh(), spaces.length);
  }
  return settled(row, lies, fresh);
}

function push(row: (number | undefined)[], at: number, walker: number, length: number): void {
  let moving: number | undefined = walker;
  for (let space = at; space < length && moving !== undefined; space++) [row[space], moving] = [moving, row[space]];
}

/** What the events do not tell, a Runner or a card that was lost, is put right by what lies there now. */
function settled(row: readonly (number | undefined)[], lies: readonly boolean[], fresh: () => number) {
  const spare = row.filter((walker, space) => walker !== undefined && !lies[space]);
  return lies.map((occupied, space) => {
    if (!occupied) return undefined;
    return row[space] ?? spare.shift() ?? fresh();
  });
}
