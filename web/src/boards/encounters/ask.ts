import { seatShape, type SymbolName } from '../../lib/art';
import type { Choice, GameWords, Picker } from '../../lib/game';
import type { CardInfo, Prompt, SeatState } from '../../lib/net';
import { t } from '../../lib/text';
import type { Answer } from '../shared/props';
import type { Figures } from './figures';
import { cardIn } from './spots';
import type { AskView, EncounterView, Lit } from './types';

/** Moves that cost nothing and can mostly be taken back: one press makes them. All others are pressed twice. */
const AT_ONCE = new Set(['play', 'copy', 'use']);
const SIGNS: Readonly<Record<string, SymbolName>> = { pass: 'arrow', suffer: 'wound', yes: 'check', no: 'close' };
/** What tells which card a strike comes from, in its phase and outside of it. */
const BLOWS = new Set(['enemy_struck', 'strike_dealt']);
/** The answer one comes for. */
const FIRST = new Set(['yes']);

export interface Asked {
  picker: Picker;
  state: SeatState;
  words: GameWords;
  view: EncounterView;
  cards: ReadonlyMap<string, CardInfo>;
}

/** Where each answer lies; what lies nowhere, and all but the last that share a place, is on a tray or a button. */
export function waysOf({ options }: Pick<Prompt, 'options'>, { spots }: Pick<Figures, 'spots'>): string[][][] {
  return options.map((_, i) => {
    const spot = spots[i] ?? undefined;
    return [[spot === undefined || spots.lastIndexOf(spot) > i ? `option:${i}` : spot]];
  });
}

const spotOf = (choice: Choice) => choice.ways?.[0]?.[0] ?? `option:${choice.index}`;
const isLoose = (choice: Choice) => spotOf(choice).startsWith('option:');

/** The question to this seat as the table shows it; or what everybody waits for. */
export function askView(asked: Asked): AskView {
  const { picker, state, words } = asked;
  const prompt = picker.prompt;
  if (state.outcome) return idle(words.maybe(`outcome-${state.outcome.replaceAll('_', '-')}`) ?? t('table-over'));
  if (!prompt || prompt.options.length === 0) return idle(waitWords(asked));
  const loose = picker.choices.filter(isLoose);
  return {
    question: words.question(prompt),
    detail: spentWords(asked) ?? words.detail(prompt),
    waiting: prompt.optional,
    acting: prompt.about === 'action',
    lit: litOf(picker),
    spots: picker.choices.map(spotOf),
    tray: loose.flatMap((choice) => trayOf(asked, choice)),
    buttons: buttonsOf(asked, loose),
    primary: primaryOf(asked),
    about: aboutCard(asked),
  };
}

/** All is played: what is left to do. */
function spentWords({ picker, view }: Asked): string | undefined {
  if (picker.prompt?.about !== 'action' || view.hand.length > 0) return undefined;
  return t(picker.choices.length > 1 ? 'enc-spend' : 'enc-nothing-left');
}

function idle(question: string): AskView {
  return { question, waiting: true, acting: false, lit: {}, spots: [], tray: [], buttons: [] };
}

function waitWords({ state, words }: Asked): string {
  const others = state.waiting.filter((seat) => seat !== state.seat).map((seat) => words.seat(seat));
  return others.length ? t('table-waiting-for', { names: words.listed(others) }) : t('table-wait');
}

/** The card that asks, where the question names one; or the enemy whose strike it is about. */
function aboutCard({ picker, cards, state }: Asked): string | undefined {
  const { own, strike, enemy } = picker.prompt?.values ?? {};
  const striker = picker.prompt?.about === 'avoid' ? lastStriker(state) : undefined;
  return [own, strike, enemy, striker].map(String).find((id) => cards.has(id));
}

const lastStriker = ({ events }: SeatState) => events.findLast((each) => BLOWS.has(each.event))?.enemy;

const isPicked = ({ picker }: Pick<Asked, 'picker'>, index: number) => picker.picked.includes(index);

function litOf(picker: Picker): Record<string, Lit> {
  return Object.fromEntries(
    picker.choices.map((choice) => [
      spotOf(choice),
      { choice: choice.index, state: isPicked({ picker }, choice.index) ? 'picked' : 'legal' },
    ]),
  );
}

function trayOf(asked: Asked, choice: Choice): AskView['tray'] {
  const card = cardIn(choice);
  if (card === undefined || !asked.cards.has(card)) return [];
  const state = isPicked(asked, choice.index) ? 'picked' : 'legal';
  return [{ spot: spotOf(choice), card, label: choice.words, state }];
}

function button(choice: Choice): Answer {
  const seat = choice.atoms.find((each) => each.startsWith('seat:'))?.slice(5);
  return {
    id: `choice:${choice.index}`,
    label: choice.words,
    symbol: SIGNS[choice.verb],
    seat: seat === undefined ? undefined : seatShape(Number(seat)),
  };
}

/** Everything that has no card on the table is a button, and so is every seat: nobody is ever stuck. */
function buttonsOf(asked: Asked, loose: readonly Choice[]): Answer[] {
  const { picker, cards } = asked;
  const seats = picker.choices.filter((choice) => choice.verb === 'seat');
  const plain = loose.filter((choice) => !cards.has(cardIn(choice) ?? '') && choice.index !== firstOf(asked)?.index);
  return [...new Set([...seats, ...plain])].map((choice) => ({
    ...button(choice),
    note: choice.verb === 'end' ? endNote(asked) : undefined,
    pressed: picker.several ? isPicked(asked, choice.index) : undefined,
  }));
}

function endNote({ view }: Asked): string | undefined {
  return view.strikes ? t('enc-strikes-follow', { count: view.strikes }) : t('enc-no-strikes');
}

/** The answer that is amber by itself: the only one there is, or a yes. */
function firstOf({ picker }: Asked): Choice | undefined {
  if (picker.several || picker.prompt?.optional || picker.chosen) return undefined;
  const [only] = picker.choices;
  if (picker.choices.length === 1) return only;
  return picker.choices.find((choice) => FIRST.has(choice.verb));
}

function primaryOf(asked: Asked): Answer | undefined {
  const { picker, words } = asked;
  if (picker.several) {
    if (!picker.answer) return undefined;
    const things = picker.picks.several.map((i) =>
      words.say(`card-${(cardIn(choiceAt(picker, i)) ?? '').replaceAll('_', '-')}`),
    );
    const label = things.length ? t('table-done-with', { things: words.listed(things) }) : t('table-done-none');
    return { id: 'send', symbol: 'check', label };
  }
  const choice = picker.chosen ?? firstOf(asked);
  if (!choice) return undefined;
  return { ...button(choice), symbol: 'check', note: choice.verb === 'end' ? endNote(asked) : undefined };
}

function choiceAt(picker: Picker, index: number): Choice {
  return picker.choices[index] ?? { index, option: [], verb: '', atoms: [], words: '' };
}

export const atOnce = (choice: Choice) => AT_ONCE.has(choice.verb);

/** A slip that throws cards away: said once more. */
export function slip({ picker }: Pick<Asked, 'picker'>, choice: Choice): string | undefined {
  const unplayed = choice.verb === 'end' ? picker.choices.filter((each) => each.verb === 'play').length : 0;
  return unplayed ? t('enc-end-sure', { count: unplayed }) : undefined;
}
