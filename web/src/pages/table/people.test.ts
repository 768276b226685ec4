import { afterEach, describe, expect, it } from 'vitest';
import type { ProofInfo, SeatInfo } from '../../lib/net';
import { hasText, LANGS, setLang, t } from '../../lib/text';
import { TABLE_NAMES, titleOf } from '../../lib/tables';
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

describe('a table', () => {
  afterEach(() => setLang('en'));
  const unnamed = (id: string) => titleOf({ title: '', table: id });
  /** Ids as the house makes them: ten letters and digits. */
  const ids = Array.from({ length: 4000 }, (_, i) => (i * 2654435761).toString(36).padStart(10, 'k').slice(-10));

  it('is called as its host wishes', () => {
    expect(titleOf({ title: 'Moonrise', table: 'abc' })).toBe('Moonrise');
  });

  it('has a name of its own without one, the same at every look, in the language of the reader', () => {
    expect([unnamed('k3v9x2'), unnamed('k3v9x2')]).toEqual(['Behind you', 'Behind you']);
    setLang('ru');
    expect(unnamed('k3v9x2')).toBe('За\u00a0спиной');
  });

  it('shares it with few others', () => {
    const names = ids.map(unnamed);
    const counts = [...new Set(names)].map((name) => names.filter((each) => each === name).length);
    expect(counts).toHaveLength(TABLE_NAMES);
    expect(Math.max(...counts)).toBeLessThan((3 * ids.length) / TABLE_NAMES);
  });

  it('is not named before it is known which one it is', () => {
    expect(unnamed('')).toBe(t('loading'));
  });

  it.each(LANGS)('can be called by many names, all different and short enough for a row (%s)', (lang) => {
    setLang(lang);
    const names = Array.from({ length: TABLE_NAMES }, (_, i) => t(`table-name-${i + 1}`));
    expect(hasText(`table-name-${TABLE_NAMES + 1}`)).toBe(false);
    expect(new Set(names).size).toBe(TABLE_NAMES);
    expect(names.filter((name) => name.startsWith('table-name') || name.length > 26)).toEqual([]);
  });
});
