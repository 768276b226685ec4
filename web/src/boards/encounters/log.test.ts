import { expect, it } from 'vitest';
import { GameWords } from '../../lib/game';
import type { GameEvent } from '../../lib/net';
import { logGroups } from './log';
import './words';

const words = new GameWords('en', { moves: {} }, 'seat = Seat { $seat }\nevent-died = { $n }');
const died = (n: number) => ({ event: 'died', n }) as unknown as GameEvent;
const turn = (round: number) => ({ event: 'turn_began', seat: 0, round }) as unknown as GameEvent;

it('has what happened last at the top: the newest turn, and in it the newest line', () => {
  const groups = logGroups([turn(1), died(1), died(2), turn(2), died(3), died(4)], words);
  expect(groups.map((group) => group.lines.map((line) => line.text))).toEqual([
    ['4', '3'],
    ['2', '1'],
  ]);
});
