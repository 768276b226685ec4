import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TableSocket, type Link } from './socket';

class FakeSocket {
  static readonly OPEN = 1;
  static opened: FakeSocket[] = [];
  readyState = 0;
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: (event: { code: number }) => void = () => undefined;
  constructor() {
    FakeSocket.opened.push(this);
  }
  close() {
    this.readyState = 3;
  }
  /** Lets in, says this, and hangs up. */
  turnAway(update: object, code: number) {
    this.readyState = 1;
    this.onopen();
    this.onmessage({ data: JSON.stringify(update) });
    this.readyState = 3;
    this.onclose({ code });
  }
}

const last = () => FakeSocket.opened.at(-1) as FakeSocket;
let links: Link[] = [];
let line: TableSocket;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  FakeSocket.opened = [];
  links = [];
  const have = () => ({ version: -1, heard: 0, guide: false });
  line = new TableSocket('t', { update: () => undefined, link: (link) => links.push(link), have });
});
afterEach(() => {
  line.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** How long it waits until it comes back. */
function waits(): number {
  const before = FakeSocket.opened.length;
  let ms = 0;
  for (; FakeSocket.opened.length === before; ms += 10) vi.advanceTimersByTime(10);
  return ms;
}

it('who is turned away at the door waits longer each time', () => {
  const found = [1, 2, 3].map(() => {
    last().turnAway({ type: 'problem', key: 'too-fast', values: {} }, 4429);
    return waits();
  });
  expect(found).toEqual([400, 720, 1300]);
});

it('who was let in before comes back at once', () => {
  last().turnAway({ type: 'problem', key: 'too-fast', values: {} }, 4429);
  waits();
  last().turnAway({ type: 'talk', lines: [] }, 1012);
  expect(waits()).toBe(400);
  expect(links).toEqual(['open', 'lost', 'open', 'lost']);
});

it('who will never be let in does not come back', () => {
  last().turnAway({ type: 'problem', key: 'no-such-table', values: {} }, 4404);
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.opened).toHaveLength(1);
  expect(links.at(-1)).toBe('gone');
});
