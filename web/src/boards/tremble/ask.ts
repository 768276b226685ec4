import { onlyReconsider, type Choice, type Picker } from '../../lib/game';
import type { Prompt } from '../../lib/net';
import { t } from '../../lib/text';
import type { Offer } from '../shared/props';
import { howMany, reasonAt } from '../shared/why';
import { plateOf, platesOf, type Asked as PlatesAsked } from './plates';
import type { AskButton, AskView, ShipView } from './types';

/** Ways on that stay plain buttons, with a sign where there is one. */
const SIGNS: Readonly<Record<string, AskButton['symbol']>> = {
  credit: 'people',
  repay: 'people',
  draw: 'saucer',
  stay: 'attack',
  fight: 'attack',
  retreat: 'undo',
  flee: 'undo',
  raid: 'people',
  search: 'search',
};
/** What one comes for, where it is the only such answer. */
const MAIN: Readonly<Record<string, string>> = {
  buy_draw: 'draw',
  money: 'go_on',
  battle_join: 'done',
  join_fight: 'done',
};

interface Asked extends PlatesAsked {
  picker: Picker;
}

/** The question to this seat as the board shows it; or what everybody waits for. */
export function askView(asked: Asked): AskView {
  const { picker, state, words } = asked;
  const prompt = picker.prompt;
  if (state.outcome) return waiting(words.maybe(`outcome-${state.outcome.replaceAll('_', '-')}`) ?? t('table-over'));
  if (!prompt || (prompt.optional && prompt.options.length === 0)) return waiting(waitWords(asked));
  if (onlyReconsider(prompt)) {
    const buttons = picker.choices.map((choice) => button(choice));
    return { ...waiting(words.say('ask-reconsider'), waitWords(asked)), buttons };
  }
  return {
    about: prompt.about,
    question: words.question(prompt),
    detail: words.detail(prompt),
    waiting: false,
    offers: offers(asked, prompt),
    plates: platesOf(asked, prompt),
    buttons: buttonsOf(asked, prompt),
    primary: primaryOf(asked, prompt),
    gauge: gauge(asked, prompt),
  };
}

function waiting(question: string, detail?: string): AskView {
  return { about: '', question, detail, waiting: true, offers: {}, plates: [], buttons: [] };
}

function waitWords({ state, names, words }: Asked): string {
  const others = state.waiting.filter((seat) => seat !== state.seat).map((seat) => names[seat] || words.seat(seat));
  return others.length ? t('table-waiting-for', { names: words.listed(others) }) : t('table-wait');
}

function button(choice: Choice): AskButton {
  return { id: `choice:${choice.index}`, label: choice.words, symbol: SIGNS[choice.verb] };
}

/** Everything that can be pressed, and why the rest cannot. */
function offers(asked: Asked, prompt: Prompt): Record<string, Offer> {
  const found: Record<string, Offer> = {};
  const asking = JOINING.has(prompt.about) ? asked.view.fleet.filter((ship) => ship.zone !== 'searching') : [];
  for (const { handle } of [...asking, ...asked.view.drawn]) {
    const why = reasonAt(asked.state, asked.words, handle);
    if (why) found[handle] = { state: 'off', reason: why.text };
  }
  const { held, choices } = asked.picker;
  for (const [first = '', second] of choices.flatMap((choice) => choice.ways ?? [])) {
    found[first] = { state: held.has(first) ? 'picked' : 'legal' };
    if (second && held.has(first)) found[second] = { state: held.has(second) ? 'picked' : 'legal' };
  }
  const now = asked.view.fleet[planning(prompt)] ?? relocating(asked, prompt);
  if (now) found[now.handle] = { state: 'picked' };
  return found;
}

/** Which ship at home the plan is asked for; -1 where no plan is asked. */
function planning(prompt: Prompt): number {
  return prompt.about === 'plan.slot' && Array.isArray(prompt.values.plan) ? prompt.values.plan.length : -1;
}

/** The ship that may change its city. */
function relocating({ view }: Asked, { about, values }: Prompt): ShipView | undefined {
  if (about !== 'relocate.slot') return undefined;
  return view.fleet.find((ship) => ship.zone === 'attack' && ship.id === values.ship && ship.slot === values.slot);
}

/** Questions that look for help among all ships: those that cannot give it say so. */
const JOINING = new Set(['battle_join', 'join_fight']);

function buttonsOf({ picker }: Asked, prompt: Prompt): AskButton[] {
  if (picker.several) return [];
  const main = picker.chosen ?? mainChoice(picker.choices, prompt);
  const loose = picker.choices.filter((choice) => plateOf(choice) || !choice.ways?.length);
  return loose
    .filter((choice) => choice.index !== main?.index)
    .map((choice) => ({ ...button(choice), plate: plateOf(choice) !== undefined }));
}

/** The one answer, or the one that is meant by coming here. */
function mainChoice(choices: readonly Choice[], prompt: Prompt): Choice | undefined {
  if (choices.length === 1) return choices[0];
  return choices.find((choice) => choice.verb === MAIN[prompt.about]);
}

function primaryOf(asked: Asked, prompt: Prompt): AskButton | undefined {
  const { picker } = asked;
  if (picker.several) return severalButton(asked, prompt);
  const choice = picker.chosen ?? mainChoice(picker.choices, prompt);
  return choice && { ...button(choice), label: goWords(asked, prompt, choice), symbol: SIGNS[choice.verb] ?? 'check' };
}

function severalButton({ picker, words }: Asked, prompt: Prompt): AskButton {
  const [{ least, most }, { picked }] = [prompt, picker];
  const enough = picked.length >= least && picked.length <= most;
  const things = picked.map((i) => String(words.thing('card', picker.choices[i]?.option[1])));
  return {
    id: 'send',
    symbol: 'check',
    label: things.length ? t('table-done-with', { things: words.listed(things) }) : t('table-done-count', { count: 0 }),
    reason: enough ? undefined : howMany(prompt),
  };
}

/** The amber button names what it does; sending too much is allowed, and said. */
function goWords({ view, words }: Asked, prompt: Prompt, choice: Choice): string {
  const city = view.cities.find((each) => choice.verb === 'slot' && each.slot === choice.option[1]);
  if (!city) return choice.words;
  const name = String(words.thing('city', city.id));
  if (prompt.about !== 'plan.slot')
    return t(city.slot === prompt.values.slot ? 'th-go-stay' : 'th-go-move', { city: name });
  const lacking = Number(prompt.values.lacking);
  return lacking > 0 ? t('th-go-short', { city: name, n: lacking }) : t('th-go-city', { city: name });
}

function gauge({ view, state }: Asked, prompt: Prompt): AskView['gauge'] {
  const me = view.captains[state.seat];
  if (!me || prompt.about !== 'plan.slot') return undefined;
  return { fuel: me.fuel, burn: me.burn, tank: me.tank };
}
