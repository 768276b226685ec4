import type { Prompt } from '../net/protocol';
import { partsOf, type GameWords } from '../text/words';

/** One legal answer: the option as the wire names it, and the things on the table it touches. */
export interface Choice {
  index: number;
  option: unknown[];
  verb: string;
  /** `place:4`, `survival:dodge`, `seat:2`; a second copy of a card is `ship:saucer#2`. */
  atoms: readonly string[];
  /** The ways to point at it on the table, each a list of things to press; where a board says nothing, its atoms. */
  ways?: readonly (readonly string[])[];
  words: string;
}

const waysOf = ({ ways, atoms }: Choice) => ways ?? [atoms];

function atom(noun: string, value: unknown, copy = ''): string {
  return `${noun.replace(/\d+$/, '')}:${String(value)}${copy}`;
}

export function choicesOf(prompt: Prompt, words: GameWords): Choice[] {
  return prompt.options.map((option, index) => {
    const { verb, things, copy } = partsOf(option, words);
    const atoms = things.map(({ noun, value }, i) => atom(noun, value, i === things.length - 1 ? copy : ''));
    return { index, option, verb, atoms, words: words.option(option, prompt.about) };
  });
}

/** The things of all its ways: any of them may be pressed for it. */
export const spotsOf = (choice: Choice): readonly string[] => waysOf(choice).flat();

/** What of a question has been picked so far. */
export interface Picks {
  /** Only answers of this kind. */
  verb?: string;
  atoms: readonly string[];
  /** Answers of a question for several things. */
  several: readonly number[];
}

export const NO_PICKS: Picks = { atoms: [], several: [] };

const along = (choice: Choice, atoms: readonly string[]) =>
  waysOf(choice).filter((way) => atoms.every((each) => way.includes(each)));

const fits = (choice: Choice, verb: string | undefined, atoms: readonly string[]) =>
  (verb === undefined || choice.verb === verb) && along(choice, atoms).length > 0;

/** The answers that what is picked leaves open. */
export function matching(choices: readonly Choice[], picks: Picks): Choice[] {
  return choices.filter((choice) => fits(choice, picks.verb, picks.atoms));
}

/** The one answer that is meant, if it is clear. */
export function chosen(choices: readonly Choice[], picks: Picks): Choice | undefined {
  if (picks.atoms.length === 0) return undefined;
  const open = matching(choices, picks);
  return open.length === 1 ? open[0] : undefined;
}

/** What may be pressed: everything at first, then what goes with what is picked. */
export function lit(choices: readonly Choice[], picks: Picks): Set<string> {
  const done = picks.atoms.length === 0 || chosen(choices, picks) !== undefined;
  const open = done ? matching(choices, { ...NO_PICKS, verb: picks.verb }) : matching(choices, picks);
  return new Set(open.flatMap((choice) => along(choice, done ? [] : picks.atoms).flat()));
}

/** The picks after a thing was pressed. */
export function pressed(choices: readonly Choice[], picks: Picks, thing: string): Picks {
  if (picks.atoms.includes(thing)) return { ...picks, atoms: picks.atoms.filter((each) => each !== thing) };
  const more = { ...picks, atoms: [...picks.atoms, thing] };
  if (chosen(choices, picks) === undefined && matching(choices, more).length) return more;
  const other = { ...picks, atoms: [...picks.atoms.slice(0, -1), thing] };
  if (choices.some(({ ways }) => ways) && matching(choices, other).length) return other;
  const fresh = { ...picks, atoms: [thing] };
  if (matching(choices, fresh).length) return fresh;
  return { ...NO_PICKS, atoms: [thing] };
}

/** The picks of a question for several things after one of them was pressed. */
export function toggled(picks: Picks, index: number, most: number): Picks {
  const several = picks.several;
  if (several.includes(index)) return { ...picks, several: several.filter((each) => each !== index) };
  if (most === 1) return { ...picks, several: [index] };
  return several.length >= most ? picks : { ...picks, several: [...several, index].toSorted((a, b) => a - b) };
}

export function enough(prompt: Prompt, picks: Picks): boolean {
  return picks.several.length >= prompt.least && picks.several.length <= prompt.most;
}

/** Whether one thing answers: then what is pressed takes the place of what was picked, and pressed again is sent. */
export function takesOne({ single, least, most }: Pick<Prompt, 'single' | 'least' | 'most'>): boolean {
  return single || (least === 1 && most === 1);
}

/** Passing is all that can be done. */
export function onlyPass(prompt: Prompt): boolean {
  return !prompt.optional && prompt.single && prompt.options.length === 1 && prompt.options[0]?.[0] === 'pass';
}

/** A change of mind is all that is offered: my answer is in. */
export function onlyReconsider(prompt: Prompt): boolean {
  return prompt.optional && prompt.options.every(([verb]) => verb === 'withdraw' || verb === 'reconsider');
}
