import { expect, it } from 'vitest';
import type { SeatInfo } from '../../lib/net';
import { canHurry, notAsked } from './haste';

const seat = (at: number, rest: Partial<SeatInfo>): SeatInfo => ({ seat: at, kind: 'human', present: true, ...rest });
const seats = [seat(0, { mine: true }), seat(1, {}), seat(2, { kind: 'bot', present: false })];
const table = { seats, bot_delay: 0.8 };

it('bots are hurried only while nobody else is waited for, and only if they take their time', () => {
  expect(canHurry(table, { waiting: [2], outcome: '' })).toBe(true);
  expect(canHurry(table, { waiting: [1, 2], outcome: '' })).toBe(false);
  expect(canHurry(table, { waiting: [], outcome: '' })).toBe(false);
  expect(canHurry(table, { waiting: [2], outcome: 'won' })).toBe(false);
  expect(canHurry({ seats }, { waiting: [2], outcome: '' })).toBe(false);
});

it('a seat that a bot plays for its owner counts as a bot', () => {
  const lent = { ...table, seats: [seat(0, { mine: true }), seat(1, { bot_plays: true }), seat(2, { kind: 'bot' })] };
  expect(canHurry(lent, { waiting: [1], outcome: '' })).toBe(true);
  expect(notAsked(lent)).toEqual([0]);
});

it('who is here and has not asked is waited for; one seat speaks for all of a person', () => {
  expect(notAsked(table)).toEqual([0, 1]);
  expect(notAsked({ ...table, hurry: [0] })).toEqual([1]);
  const two = { ...table, seats: [...seats, seat(3, { mine: true })], hurry: [0] };
  expect(notAsked(two)).toEqual([1]);
});
