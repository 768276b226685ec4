import { seatShape, type SymbolName } from '../../lib/art';
import { onlyReconsider, type Choice, type GameWords, type Picker } from '../../lib/game';
import type { CardInfo, SeatState } from '../../lib/net';
import { t } from '../../lib/text';
import type { TokenKind } from '../../lib/ui';
import { reasonAt, type Reason } from '../shared/why';
import { TOKEN_KINDS, type TokenName } from './figures';
import { viewOf } from './view';
import type { AskButton, AskView, NotAloneView, Offer, TokenOffer } from './types';

/** Moves that are buttons; all others are made on the map or with a card. */
const BUTTONS = new Set([
  'pass',
  'withdraw',
  'reconsider',
  'resist',
  'give_up',
  'skip',
  'take_all',
  'draw',
  'lose_will',
  'decline',
  'heal',
  'seat',
  'side',
  'detour',
  'yes',
  'no',
]);
const SIGNS: Readonly<Record<string, SymbolName>> = { resist: 'will', heal: 'will', draw: 'shield', withdraw: 'undo' };
/** A slip here costs the game. */
const COSTLY = new Set(['give_up', 'decline']);
const TOKENS: Readonly<Record<string, TokenKind>> = {
  ...TOKEN_KINDS,
  move_creature: 'hunter',
  move_target: 'target',
};
const FEW = 4;

interface Asked {
  picker: Picker;
  state: SeatState;
  words: GameWords;
  board: NotAloneView;
  cards: ReadonlyMap<string, CardInfo>;
  names: Readonly<Record<number, string>>;
}

const offer = (state: Offer['state'], reason?: Offer['reason']): Offer => ({ state, reason });

function isCostly(choice: Choice): boolean {
  return COSTLY.has(choice.verb);
}

/** The question to this seat as the board shows it; or what everybody waits for. */
export function askView(asked: Asked): AskView {
  const { picker, state, words } = asked;
  const prompt = picker.prompt;
  if (state.outcome) return waiting(words.maybe(`outcome-${state.outcome.replaceAll('_', '-')}`) ?? t('table-over'));
  if (!prompt || (prompt.optional && prompt.options.length === 0)) return waiting(waitWords(asked));
  if (onlyReconsider(prompt))
    return {
      ...waiting(words.say('ask-reconsider'), waitWords(asked)),
      buttons: picker.choices.map((choice) => button(choice)),
    };
  const tokens = tokenOffers(asked);
  return {
    question: words.question(prompt),
    detail: words.detail(prompt),
    showWho: state.seat === viewOf(state.view).creature,
    places: placeOffers(asked),
    cards: cardOffers(asked),
    tokens: tokens.length ? tokens : undefined,
    buttons: buttonsOf(asked),
    primary: primaryOf(asked),
  };
}

function waiting(question: string, detail?: string): AskView {
  return { question, detail, waiting: true, places: {}, cards: {}, buttons: [] };
}

function waitWords({ state, names, words }: Asked): string {
  const others = state.waiting.filter((seat) => seat !== state.seat).map((seat) => names[seat] ?? words.seat(seat));
  return others.length ? t('table-waiting-for', { names: words.listed(others) }) : t('table-wait');
}

/** What a choice is, and what stands behind the colon: its price. */
function parted(words: string): [string, string | undefined] {
  const at = words.indexOf(': ');
  return at < 0 ? [words, undefined] : [words.slice(0, at), words.slice(at + 2)];
}

function button(choice: Choice): AskButton {
  const symbol = choice.verb === 'seat' ? undefined : SIGNS[choice.verb];
  const seat = choice.atoms.find((each) => each.startsWith('seat:'))?.slice(5);
  const [label, note] = parted(choice.words);
  return {
    id: `choice:${choice.index}`,
    label,
    note,
    symbol,
    seat: seat === undefined ? undefined : seatShape(Number(seat)),
    costly: isCostly(choice),
  };
}

const seatOf = (choice: Choice) => choice.atoms.find((each) => each.startsWith('seat:')) ?? '';
const heldSeat = ({ picks }: Picker) => picks.atoms.find((each) => each.startsWith('seat:'));

/** Too many ways for one bar: first whom they concern, then where to. */
function waysOf(picker: Picker, ways: readonly Choice[], all: readonly Choice[]): AskButton[] {
  const others = all.filter((choice) => !ways.includes(choice)).map(button);
  const held = heldSeat(picker);
  if (held === undefined) {
    const firsts = ways.filter((way, i) => ways.findIndex((each) => seatOf(each) === seatOf(way)) === i);
    return [...firsts.map((way) => ({ ...button(way), id: seatOf(way), note: undefined })), ...others];
  }
  const his = ways.filter((way) => seatOf(way) === held && way !== picker.chosen);
  return [...his.map(button), ...others, { id: 'again', label: t('na-somebody-else'), symbol: 'undo' }];
}

function buttonsOf({ picker }: Asked): AskButton[] {
  if (picker.several) return [];
  const open = picker.open.filter((choice) => !BUTTONS.has(choice.verb));
  const always = picker.choices.filter((choice) => BUTTONS.has(choice.verb) && !soleMove(picker, choice));
  const ways = always.filter((choice) => choice.verb === 'detour');
  if (ways.length > FEW) return waysOf(picker, ways, always);
  // What is picked can still mean several things: then they are said.
  const unclear = picker.picks.atoms.length > 0 && open.length > 1 && open.length <= FEW ? open : [];
  return [...unclear, ...always].map(button);
}

/** The one thing to do here is the amber button by itself. */
function soleMove(picker: Picker, choice: Choice): boolean {
  return picker.choices.length === 1 && choice.index === 0;
}

function primaryOf({ picker, words }: Asked): AskButton | undefined {
  const prompt = picker.prompt;
  if (!prompt) return undefined;
  if (picker.several) {
    if (!picker.answer) return undefined;
    const things = picker.picks.several.map((i) => picker.choices[i]).filter((each) => each !== undefined);
    const named = things.flatMap((each) =>
      each.atoms.map((a) => String(words.thing(a.split(':')[0] ?? '', a.split(':')[1]))),
    );
    const label = named.length ? t('table-done-with', { things: words.listed(named) }) : t('table-done-none');
    return { id: 'send', symbol: 'check', label };
  }
  const only = picker.choices.length === 1 ? picker.choices[0] : undefined;
  const use = picker.picks.atoms.length ? undefined : soleUse(picker.choices);
  const choice = picker.chosen ?? only ?? use;
  return choice && { ...button(choice), label: choice.words, note: undefined, symbol: 'check' };
}

/** Using the power of the place is what one comes for: the amber button, unless something else is picked. */
function soleUse(choices: readonly Choice[]): Choice | undefined {
  const uses = choices.filter((choice) => choice.verb === 'use');
  return uses.length === 1 ? uses[0] : undefined;
}

function placeOffers({ picker, board }: Asked): Record<number, Offer> {
  const found: Record<number, Offer> = {};
  const [glow, held] = [picker.lit, picker.held];
  const bound = new Set(picker.choices.filter((c) => !BUTTONS.has(c.verb)).flatMap((c) => c.atoms));
  // Once it is clear who is led astray, the places to go to are on the map.
  if (heldSeat(picker)) for (const { atoms } of picker.open) bound.add(atoms.at(-1) ?? '');
  for (const { no } of board.places) {
    const thing = `place:${no}`;
    if (held.has(thing)) found[no] = offer('picked');
    else if (glow.has(thing) && bound.has(thing)) found[no] = offer('legal');
  }
  return found;
}

/** A Hunt or Survival card can be played whichever token is in hand. */
export function isOffered({ choices, lit, held }: Picker, thing: string): boolean {
  if (lit.has(thing) || held.has(thing)) return true;
  return !thing.startsWith('place:') && choices.some(({ atoms }) => atoms.includes(thing));
}

function cardOffers({ picker, board, state, words }: Asked): Record<string, Offer> {
  const found: Record<string, Offer> = {};
  // What keeps one from all places alike is said when one is pressed, and not on every card.
  const choosing = board.hand.some((card) => card.kind === 'place' && picker.lit.has(card.handle));
  for (const { handle, kind } of board.hand) {
    const why = kind !== 'place' || choosing ? reasonAt(state, words, handle) : undefined;
    if (picker.held.has(handle)) found[handle] = offer('picked');
    else if (isOffered(picker, handle)) found[handle] = offer('legal');
    else if (why) found[handle] = offer('off', why.text);
  }
  return found;
}

/** Why a thing is dark: it cannot be used now, or does not go with what is picked. */
export function whyDark(picker: Picker, state: SeatState, words: GameWords, thing: string): Reason | undefined {
  const named = picker.choices.some(({ atoms }) => atoms.includes(thing));
  return reasonAt(state, words, named ? 'second' : thing);
}

function tokenOffers({ picker, state, words }: Asked): TokenOffer[] {
  const view = viewOf(state.view);
  const verbs = [...new Set(picker.choices.map((choice) => choice.verb))].filter((verb) => verb in TOKENS);
  if (verbs.length === 0) return [];
  const laid: [TokenName, readonly number[]][] = [
    ['creature', view.creature_token],
    ['artemia', view.artemia_token],
    ['target', view.target_token],
  ];
  const placing = picker.picks.verb ?? picker.chosen?.verb ?? (verbs.length === 1 ? verbs[0] : undefined);
  return laid.map(([name, at]) => {
    const [kind, thing] = [TOKEN_KINDS[name], `token:${name}`];
    const verb = verbs.find((each) => TOKENS[each] === kind);
    if (verb) {
      const now = verb === placing;
      return {
        kind,
        thing,
        verb,
        state: now ? 'placing' : 'waiting',
        note: t(now ? 'na-note-placing' : 'na-note-due'),
      };
    }
    const note = at.length
      ? t('na-note-on', { places: words.listed(at.map((no) => words.say(`place-${no}`))) })
      : (reasonAt(state, words, thing)?.text ?? t('na-note-not-now'));
    return { kind, thing, verb: '', state: at.length ? 'placed' : 'none', note };
  });
}

/** The first token to lay, so that a press on the map means something at once. */
export function firstToken(choices: readonly Choice[]): string | undefined {
  return choices.find((choice) => choice.verb in TOKENS)?.verb;
}
