import { afterEach, describe, expect, it } from 'vitest';
import { hasText, LANGS, setLang, t } from '../../lib/text';
import { clashes, DEVICE_NAMES, isShared, namesAt, place, plan, purposeOf, wishes, type Place } from './seats';

const KNOWN = { me: 'Vera', spare: ['Alex', 'Sam', 'Max'], bot: (seat: number) => `Bot ${seat}` };
const me = (name = ''): Place => ({ who: 'me', name });
const asked = (places: readonly Place[], known = KNOWN) => wishes(places, namesAt(places, known), known.me);

it('asks for bots, open seats and the founder', () => {
  expect(asked([me(), place('search'), place('open')])).toEqual([
    { kind: 'me' },
    { kind: 'bot', level: 'search' },
    { kind: 'open' },
  ]);
});

it('plans for friends, for one device, or with bots, within what the game allows', () => {
  const game = { least: 1, most: 3 };
  const who = (purpose: string | null, of = game) => plan(purposeOf(purpose), of, 'search').map((each) => each.who);
  expect(who('friends')).toEqual(['me', 'open', 'open']);
  expect(who('device')).toEqual(['me', 'me']);
  expect(who('device', { least: 3, most: 7 })).toEqual(['me', 'me', 'me']);
  expect(who(null)).toEqual(['me', 'search', 'search']);
  expect(who('friends', { least: 2, most: 11 })).toHaveLength(4);
});

describe('people who share a device', () => {
  it('are called as they type, or by the next name that is free', () => {
    const places = [me(), me(' Artyom '), place('open'), me(), place('greedy'), me()];
    expect(namesAt(places, KNOWN)).toEqual(['Vera', 'Artyom', '', 'Alex', 'Bot 4', 'Sam']);
    expect(asked(places).map((wish) => wish.name)).toEqual([undefined, 'Artyom', undefined, 'Alex', undefined, 'Sam']);
  });

  it('never get a name that somebody at the table has', () => {
    expect(namesAt([me(), me(), me('sam')], { ...KNOWN, me: 'ALEX' })).toEqual(['ALEX', 'Max', 'sam']);
    expect(namesAt([me(), place('greedy'), me()], { ...KNOWN, bot: () => 'Alex' })[2]).toBe('Sam');
  });

  it('begin with me, whom the founder may call otherwise here', () => {
    expect(asked([me('Ann'), me()])).toEqual([
      { kind: 'me', name: 'Ann' },
      { kind: 'me', name: 'Alex' },
    ]);
    expect(asked([me('Ann'), place('open')])[0]).toEqual({ kind: 'me' });
    expect([isShared([me(), place('open')]), isShared([me(), me()])]).toEqual([false, true]);
  });

  it('cannot be two of one name, whatever its letters look like', () => {
    const clash = (...places: Place[]) => clashes(places, namesAt(places, KNOWN));
    expect(clash(me(), me('vera'))).toEqual([1]);
    expect(clash(me(), me('Ann'), me('ann '))).toEqual([1, 2]);
    expect(clash(me(), place('greedy'), me('bot  1'))).toEqual([2]);
    expect(clash(me(), me('Ann'), me())).toEqual([]);
  });
});

describe('the names of people without one', () => {
  afterEach(() => setLang('en'));
  const all = (kind: string) => {
    const found: string[] = [];
    while (hasText(`${kind}-${found.length + 1}`)) found.push(t(`${kind}-${found.length + 1}`));
    return found;
  };

  it.each(LANGS)('are many enough, short, and no bot has one of them (%s)', (lang) => {
    setLang(lang);
    const [people, bots] = [all('device-name'), all('bot-name')];
    expect(people).toHaveLength(DEVICE_NAMES);
    // Eleven at the largest table, and one of these may be my own.
    expect(DEVICE_NAMES).toBeGreaterThan(bots.length);
    expect(new Set([...people, ...bots]).size).toBe(people.length + bots.length);
    expect(people.filter((name) => name.length > 8)).toEqual([]);
  });
});
