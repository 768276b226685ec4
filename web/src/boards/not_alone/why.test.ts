import { describe, expect, it } from 'vitest';
import rulebook from '../../../../src/prowl/games/not_alone/RULES.md?raw';
import { setLang, t } from '../../lib/text';
import { placeCard } from './live';
import { raw, type RawView } from './raw';
import type { HandCard } from './types';
import { whyNotCard, whyNotPlace, whyNotToken, type Why } from './why';

function view(rest: Partial<RawView> = {}): RawView {
  const turn = { phase: 1, banned: [], despair: false, sacrifice: false, survival_played: [false] };
  const piles = {
    hand: [[1, 2]],
    discard: [[3]],
    played: [[4]],
    hunt_played: 0,
    hunt_allowed: 1,
    stands: [[]],
    creature: 3,
    reserve: [1, 0],
  };
  return raw({ ...turn, ...piles, ...rest });
}
const ABOUTS = [
  ...['explore', 'hunting', 'force_field', 'hologram.space', 'wrong_track', 'detour', 'gate.space', 'lair', 'resolve'],
  ...['resist.place', 'sixth_sense.place', 'vortex_in.place', 'vortex_out.place', 'river_keep.place', 'gather.place'],
  ...['double_back.space', 'sacrifice.place', 'ascendancy_discard.place', 'forbidden_zone.place', 'artemia.place'],
  ...['phobia_show.place', 'rover.reserve', 'end_window'],
];
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
    expect(rule(whyNotPlace(banned, 0, 1, 'explore'))).toEqual(['force-field', 'NA-172']);
    expect(rule(whyNotPlace(open, 0, 3, 'explore'))).toEqual(['in-discard', 'NA-59']);
    expect(rule(whyNotPlace(open, 0, 4, 'explore'))).toEqual(['laid', 'NA-70']);
    expect(rule(whyNotPlace(open, 0, 9, 'explore'))).toEqual(['not-in-hand', 'NA-55']);
    expect(rule(whyNotPlace(open, 0, 1, 'explore'))).toEqual(['take-back-first', 'NA-70']);
    expect(rule(whyNotPlace(view({ played: [[]] }), 0, 1, 'explore'))).toEqual(['too-few', 'NA-67']);
    expect(whyNotPlace(open, 0, 9, 'lurk')).toBeUndefined();
  });

  it('names what a question about places asks for', () => {
    expect(rule(whyNotPlace(view(), 0, 9, 'resist.place'))).toEqual(['not-in-discard', 'NA-59']);
    expect(rule(whyNotPlace(view({ stands: [[6]] }), 0, 9, 'gather.place'))).toEqual(['not-in-discard', 'NA-P-6']);
    expect(rule(whyNotPlace(view(), 0, 4, 'resolve'))).toEqual(['just-played', 'NA-87']);
    const reserve = view({ reserve: [2, 0, 1, 1, 1] });
    expect(rule(whyNotPlace(reserve, 0, 7, 'rover.reserve'))).toEqual(['not-in-reserve', 'NA-P-5']);
    expect(rule(whyNotPlace(reserve, 0, 6, 'rover.reserve'))).toEqual(['owned', 'NA-P-5']);
    expect(rule(whyNotPlace(view({ phase: 3 }), 0, 9, undefined))).toEqual(['explore-later', 'NA-53']);
  });

  it('tells the Creature about its tokens', () => {
    expect(rule(whyNotPlace(view({ phase: 2 }), 3, 9, 'hunting'))).toEqual(['not-next', 'NA-76']);
    expect(rule(whyNotPlace(view({ phase: 2 }), 3, 9, 'hunting_window'))).toEqual(['tokens-laid', 'NA-164']);
    expect(rule(whyNotPlace(view(), 3, 9, 'lurk'))).toEqual(['tokens-later', 'NA-53']);
    expect(rule(whyNotToken('target', false))).toEqual(['needs-target', 'NA-71']);
    expect(rule(whyNotToken('planet', true))).toEqual(['tokens-laid', 'NA-164']);
    expect(rule(whyNotToken('hunter', false))).toEqual(['declined', 'NA-179']);
  });

  it('says of a card in its own phase whether it is the moment or the card', () => {
    const now = view({ phase: 3 });
    expect(rule(whyNotCard(now, 0, dodge, 'reckoning_window'))).toEqual(['not-playable', 'NA-165']);
    expect(rule(whyNotCard(now, 0, dodge, 'resolve'))).toEqual(['no-window', 'NA-180']);
  });

  it.each(['en', 'ru'] as const)('has words and a rule of the book for each reason (%s)', (lang) => {
    setLang(lang);
    const all = ABOUTS.flatMap((about) => [4, 6, 7, 9].map((no) => whyNotPlace(view({ phase: 3 }), 0, no, about)));
    const tokens = ['hunter', 'planet', 'target'].map((kind) => whyNotToken(kind, false));
    const found = [...all, ...tokens].filter((each): each is Why => each !== undefined);
    expect(found.length).toBeGreaterThan(ABOUTS.length);
    for (const { key, rule: number } of found) {
      expect(rulebook).toContain(`**${number}**`);
      // The game's own words for this one.
      if (key !== 'in-discard') expect(t(`na-why-${key}`)).not.toContain('na-why');
    }
  });
});
