import { describe, expect, it } from 'vitest';
import type { Prompt } from '../net/protocol';
import {
  choicesOf,
  chosen,
  enough,
  lit,
  matching,
  NO_PICKS,
  onlyPass,
  onlyReconsider,
  pressed,
  takesOne,
  toggled,
} from './choices';
import { GameWords, keyOf, MARKED, partsOf } from '../text/words';

const SOURCE = `
seat = Seat { $seat }
list-and = { $first } and { $last }
place-1 = Lair
place-2 = Jungle
card-dodge = Dodge
move-place = Go to the { $place }
move-target = Target: { $place }
move-pass = Pass
move-survival = Play { $survival }
move-shelter-survival = Keep { $survival }
ask-gather-place = Choose { $most }
event-laid = { $seat } lays { $place }.
event-laid-hidden = { $seat } lays a card.
`;
const words = new GameWords('en', { moves: { target: ['place', 'place'] } }, SOURCE).at({ 0: 'Vera' });

function prompt(about: string, options: unknown[][], rest: Partial<Prompt> = {}): Prompt {
  return { about, options, least: 1, most: 1, single: true, optional: false, values: {}, ...rest };
}

describe('the words of a game', () => {
  it('makes keys as the rules do', () => expect(keyOf('move', 'force_field.target')).toBe('move-force-field-target'));

  it('says moves, by the question where it has words of its own', () => {
    expect(words.option(['place', 2])).toBe('Go to the Jungle');
    expect(words.option(['target', 1, 2])).toBe('Target: Lair and Jungle');
    expect(words.option(['survival', 'dodge'], 'hunting_window')).toBe('Play Dodge');
    expect(words.option(['survival', 'dodge', '#2'], 'shelter.survival')).toBe('Keep Dodge');
  });

  it('tells what is hidden in other words', () => {
    expect(words.event({ event: 'laid', seat: 0, place: [1] })).toBe('Vera lays Lair.');
    expect(words.event({ event: 'laid', seat: 1, place: null })).toBe('Seat\u00a02\u00a0lays a card.');
    expect(words.event({ event: 'laid', seat: 0, place: 2 }, MARKED)).toBe('**0:Vera** lays __Jungle__.');
  });

  it('parts names that have a comma or an "and" of their own so that each is read as one', () => {
    expect(words.listed(['Lair', 'Jungle', 'Rover'])).toBe('Lair, Jungle and Rover');
    expect(words.listed(['Fun and Games', 'Dodge'])).toBe('Fun and Games; Dodge');
    expect(words.listed(['Dodge', 'Light, Sharp'])).toBe('Dodge; Light, Sharp');
    expect(words.listed(['Sandy', 'Andy'])).toBe('Sandy and Andy');
  });

  it('shows a missing message as its key', () => expect(words.say('nothing')).toBe('⟦nothing⟧'));

  it('takes an option apart', () => {
    const parts = partsOf(['target', 1, 2], words);
    expect(parts.things).toEqual([
      { noun: 'place', value: 1 },
      { noun: 'place', value: 2 },
    ]);
  });
});

describe('choosing', () => {
  const pairs = choicesOf(
    prompt('hunting', [
      ['target', 1, 2],
      ['target', 2, 7],
      ['place', 3],
    ]),
    words,
  );

  it('narrows down to one answer', () => {
    const one = pressed(pairs, NO_PICKS, 'place:2');
    expect(matching(pairs, one)).toHaveLength(2);
    expect([...lit(pairs, one)].toSorted()).toEqual(['place:1', 'place:2', 'place:7']);
    const both = pressed(pairs, one, 'place:7');
    expect(chosen(pairs, both)?.option).toEqual(['target', 2, 7]);
    // Another thing starts anew, the same thing is let go.
    expect(chosen(pairs, pressed(pairs, both, 'place:3'))?.option).toEqual(['place', 3]);
    expect(pressed(pairs, one, 'place:2').atoms).toEqual([]);
  });

  it('counts several', () => {
    const asked = prompt(
      'gather.place',
      [
        ['place', 1],
        ['place', 2],
        ['place', 3],
      ],
      { single: false, most: 2 },
    );
    const two = toggled(toggled(NO_PICKS, 2, 2), 0, 2);
    expect(two.several).toEqual([0, 2]);
    expect(toggled(two, 1, 2)).toBe(two);
    expect([enough(asked, two), enough(asked, NO_PICKS)]).toEqual([true, false]);
  });

  it('sends one thing that is pressed again, and takes one of several back', () => {
    const one = { single: false, least: 1, most: 1 };
    expect([takesOne({ ...one, single: true }), takesOne(one)]).toEqual([true, true]);
    expect([takesOne({ ...one, least: 0 }), takesOne({ ...one, most: 2 })]).toEqual([false, false]);
    // Another thing takes the place of the first.
    expect(toggled(toggled(NO_PICKS, 2, 1), 0, 1).several).toEqual([0]);
  });

  it('knows when there is nothing to choose', () => {
    expect(onlyPass(prompt('end_window', [['pass']]))).toBe(true);
    expect(onlyPass(prompt('end_window', [['survival', 'dodge'], ['pass']]))).toBe(false);
    expect(onlyReconsider(prompt('explore', [['withdraw']], { optional: true }))).toBe(true);
  });
});
