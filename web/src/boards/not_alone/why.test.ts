import { describe, expect, it } from 'vitest';
import { placeCard } from './live';
import { raw, type RawView } from './raw';
import type { HandCard } from './types';
import { whyNotCard, whyNotPlace } from './why';

function view(rest: Partial<RawView> = {}): RawView {
  const turn = { phase: 1, banned: [], despair: false, sacrifice: false, survival_played: [false] };
  const piles = { hand: [[1, 2]], discard: [[3]], played: [[4]], hunt_played: 0, hunt_allowed: 1 };
  return raw({ ...turn, ...piles, ...rest });
}
const dodge: HandCard = { handle: 'survival:dodge', kind: 'survival', id: 'dodge', phase: 3 };
const stasis: HandCard = { handle: 'hunt:stasis', kind: 'hunt', id: 'stasis', phase: 3 };
const rule = (found: { key: string; rule: string } | undefined) => found && [found.key, found.rule];

describe('why not', () => {
  it('names what stops a card, and its rule', () => {
    expect(rule(whyNotCard(view(), 0, dodge, 'explore'))).toEqual(['wrong-phase', 'NA-47']);
    expect(rule(whyNotCard(view({ survival_played: [true] }), 0, dodge, 'explore'))).toEqual([
      'already-played',
      'NA-48',
    ]);
    expect(rule(whyNotCard(view({ despair: true }), 0, dodge, 'explore'))).toEqual(['despair', 'NA-170']);
    expect(rule(whyNotCard(view({ hunt_played: 1 }), 0, stasis, 'hunt'))).toEqual(['already-played', 'NA-42']);
    expect(rule(whyNotCard(view({ banned: [1, 2] }), 0, placeCard(2), 'explore'))).toEqual(['force-field', 'NA-172']);
  });

  it('names what keeps one from a place', () => {
    const [open, banned] = [view(), view({ banned: [1, 2] })];
    expect(whyNotPlace(open, 0, 1, 'explore')).toBeUndefined();
    expect(rule(whyNotPlace(banned, 0, 1, 'explore'))).toEqual(['force-field', 'NA-172']);
    expect(rule(whyNotPlace(open, 0, 3, 'explore'))).toEqual(['in-discard', 'NA-59']);
    expect(rule(whyNotPlace(open, 0, 4, 'explore'))).toEqual(['laid', 'NA-70']);
    expect(rule(whyNotPlace(open, 0, 9, 'explore'))).toEqual(['not-in-hand', 'NA-55']);
    expect(whyNotPlace(open, 0, 9, 'token')).toBeUndefined();
  });
});
