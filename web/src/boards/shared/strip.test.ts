import { createRawSnippet, flushSync, mount, unmount } from 'svelte';
import { expect, it } from 'vitest';
import { seatView } from './seats';
import SeatStrip from './SeatStrip.svelte';

const facts = createRawSnippet(() => ({ render: () => '<b></b>' }));

function columns(n: number): string {
  const input = { state: { seat: 0, waiting: [] }, table: { seats: [] }, names: {} };
  const seats = Array.from({ length: n }, (_, seat) => seatView(input, seat));
  const shown = mount(SeatStrip, { target: document.body, props: { seats, facts, onopen: () => undefined } });
  flushSync();
  const strip = document.querySelector<HTMLElement>('.crew');
  const found = `${strip?.style.getPropertyValue('--n')} of ${strip?.querySelectorAll('button').length}`;
  void unmount(shown);
  document.body.innerHTML = '';
  return found;
}

it('keeps few seats in one row and up to eleven in two', () => {
  expect([2, 5, 7, 11].map(columns)).toEqual(['2 of 2', '5 of 5', '4 of 7', '6 of 11']);
});
