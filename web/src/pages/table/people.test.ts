import { expect, it } from 'vitest';
import type { ProofInfo, SeatInfo } from '../../lib/net';
import { provedAt } from './people';

const seat = (at: number, more: Partial<SeatInfo>): SeatInfo => ({ seat: at, kind: 'bot', ...more });
const proof = {} as ProofInfo;

it('knows the bots of which something is proved, also those that stand in for somebody', () => {
  const seats = [
    seat(0, { kind: 'human', mine: true }),
    seat(1, { level: 'search' }),
    seat(2, { kind: 'human', bot_plays: true }),
    seat(3, { kind: 'open' }),
  ];
  expect(provedAt(seats, { proofs: { random: proof, search: proof } }, 'random')).toEqual([
    { seat: 1, level: 'search' },
    { seat: 2, level: 'random' },
  ]);
});

it('says nothing of a level without a proof, nor of a bot that plays my own seat', () => {
  const seats = [seat(0, { kind: 'human', mine: true, bot_plays: true }), seat(1, { level: 'search' })];
  expect(provedAt(seats, { proofs: { greedy: proof } }, 'greedy')).toEqual([]);
});
