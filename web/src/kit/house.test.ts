import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { TableUpdate } from '../lib/net';
import { moments, moveIn, type Recorded } from './house';

const table = (status: TableUpdate['status']): TableUpdate => ({
  type: 'table',
  table: 'toy.2.first',
  title: '',
  game: 'toy',
  rules: '1',
  players: 2,
  settings: {},
  status,
  seats: [],
});
const RECORDED: Recorded = {
  answers: { '/api/me': '{"name": "Vera"}' },
  moments: { 'toy.2.first': { game: 'toy', arrival: [table('playing')], next: [table('over')] } },
};

beforeEach(async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(RECORDED)));
  vi.stubGlobal('WebSocket', undefined);
  await moveIn();
});
afterEach(() => vi.unstubAllGlobals());

async function line(id: string): Promise<{ socket: WebSocket; heard: string[]; closed: number[] }> {
  const socket = new WebSocket(`ws://${location.host}/ws/${id}?heard=0`);
  const heard: string[] = [];
  const closed: number[] = [];
  socket.onmessage = ({ data }) => void heard.push((JSON.parse(String(data)) as TableUpdate).status);
  socket.onclose = ({ code }) => void closed.push(code);
  await Promise.resolve();
  return { socket, heard, closed };
}

it('answers what was recorded, and nothing else', async () => {
  expect(Object.keys(moments())).toEqual(['toy.2.first']);
  expect(await (await fetch('/api/me')).json()).toEqual({ name: 'Vera' });
  expect((await fetch('/api/tables/nowhere')).status).toBe(404);
});

it('tells who comes to a table how it stood, and after an answer how it went on', async () => {
  const { socket, heard } = await line('toy.2.first');
  expect(heard).toEqual(['playing']);
  socket.send(JSON.stringify({ type: 'decide', seat: 0, about: 'x', answer: [] }));
  expect(heard).toEqual(['playing', 'over']);
});

it('knows no other table', async () => {
  const { heard, closed } = await line('nowhere');
  expect([heard, closed]).toEqual([[], [4404]]);
});
