import { seatShape } from '../../lib/art';
import type { CityKind } from '../../lib/art/types';
import type { SeatState, TableUpdate } from '../../lib/net';
import { cardsOf, sizeOf } from '../shared/pile';
import { cityOf, shipOf, type Cards } from './cards';
import { missionView } from './missions';
import { raw, type RawView } from './raw';
import { shares, strength } from './strength';
import type { CaptainView, CityView, GuestView, SearchView, ShipView, TrembleView } from './types';

const PLANNING = 4;
const REFUELLING = 5;

export interface LiveInput {
  state: SeatState;
  table: Pick<TableUpdate, 'seats'>;
  title: string;
  names: Readonly<Record<number, string>>;
  cards: Cards;
  /** The slots of my ships at home as far as I have planned them, in their order; once they fly, where each goes next. */
  plan: readonly number[];
  /** The slot that is picked for the next one. */
  ghost?: number;
  clock?: { seconds: number; total: number; paused?: boolean };
}

interface Flight {
  id: string;
  slot: number;
  ghost?: boolean;
}

/** Where the ships that a captain has sent are bound for; mine, if they may change their city, where I have told them to. */
function sent({ state, plan }: LiveInput, view: RawView, seat: number): Flight[] {
  const slots = view.target[seat] ?? [];
  const told = seat === state.seat && view.phase === REFUELLING ? plan : [];
  return cardsOf(view.attack[seat]).map((id, i) => {
    const slot = slots[i] ?? 0;
    return { id, slot: told[i] ?? slot, ghost: (told[i] ?? slot) !== slot };
  });
}

/** What one captain sends, as far as this seat may know it. */
function flights(input: LiveInput, view: RawView, seat: number): Flight[] {
  const { state, plan, ghost } = input;
  if (seat !== state.seat || view.phase !== PLANNING) return sent(input, view, seat);
  const targets = ghost === undefined ? plan : [...plan, ghost];
  const home = cardsOf(view.hand[seat]);
  return targets
    .map((slot, i) => ({ id: home[i] ?? '', slot, ghost: i >= plan.length }))
    .filter((each) => each.slot > 0);
}

function guests(input: LiveInput, view: RawView, slot: number, type: CityKind): GuestView[] {
  const { names, cards, state } = input;
  const found = Array.from({ length: view.players }, (_, seat): GuestView => {
    const here = flights(input, view, seat).filter((each) => each.slot === slot);
    const ships = here.map(({ id }) => shipOf(id, cards));
    const parts = shares(ships, type);
    return {
      seat,
      shape: seatShape(seat),
      name: names[seat] ?? '',
      you: seat === state.seat,
      ships: ships.map(({ id, hull }, i) => ({ id, hull, printed: 0, bonus: 0, ...parts[i], ghost: here[i]?.ghost })),
      strength: strength(ships, type),
    };
  });
  return found
    .filter((each) => each.ships.length > 0)
    .toSorted((a, b) => Number(b.you) - Number(a.you) || b.strength - a.strength);
}

function cities(input: LiveInput, view: RawView): CityView[] {
  return view.row.map((id, i) => {
    const { type, quick, search } = cityOf(id, input.cards);
    const slot = view.slots[i] ?? i + 1;
    const winner = view.winner[i] ?? -1;
    return {
      slot,
      id,
      type,
      quick,
      search,
      guests: guests(input, view, slot, type),
      winner: winner < 0 ? undefined : { shape: seatShape(winner), name: input.names[winner] ?? '' },
    };
  });
}

function searches({ names, cards, state }: LiveInput, view: RawView): SearchView[] {
  return view.searches.map((city, i) => {
    const seat = view.searched_by[i] ?? 0;
    const ships = (view.searching[seat] ?? []).filter((_, at) => view.search_of[seat]?.[at] === city);
    const { type, search } = cityOf(city, cards);
    const figures = ships.map((id) => shipOf(id, cards));
    return {
      city,
      type,
      shape: seatShape(seat),
      name: names[seat] ?? '',
      you: seat === state.seat,
      hulls: figures.map((each) => each.hull),
      strength: strength(figures, type),
      pays: search,
      turns: view.counter[i] ?? 0,
      facing: view.facing.includes(city),
    };
  });
}

function captured(ids: readonly string[], cards: Cards): Record<CityKind, number> {
  const found = { cultural: 0, scientific: 0, industrial: 0 };
  for (const id of ids) found[cityOf(id, cards).type]++;
  return found;
}

function captain(input: LiveInput, view: RawView, seat: number): CaptainView {
  const { state, table, names, cards } = input;
  const info = table.seats[seat];
  const [hand, attack] = [view.hand[seat], view.attack[seat]];
  const [known, backs] = [cardsOf(hand), sizeOf(attack) - cardsOf(attack).length];
  const planned = view.phase === PLANNING ? flights(input, view, seat) : [];
  const thinking = state.waiting.includes(seat);
  return {
    seat,
    shape: seatShape(seat),
    name: names[seat] ?? '',
    you: seat === state.seat,
    bot: info?.kind === 'bot' || (info?.bot_plays ?? false),
    standIn: info?.kind === 'human' && (info.bot_plays ?? false),
    away: info?.kind === 'human' && !info.present && !info.bot_plays,
    first: view.first === seat,
    status: thinking ? 'thinking' : view.phase === PLANNING && !view.revealed ? 'ready' : undefined,
    people: view.people[seat] ?? 0,
    fuel: view.fuel[seat] ?? 0,
    burn: planned.reduce((sum, { id }) => sum + shipOf(id, cards).fuel, 0),
    ships: sizeOf(hand) + sizeOf(attack) + (view.searching[seat]?.length ?? 0),
    known,
    unknown: sizeOf(hand) - known.length,
    backs,
    missions: sizeOf(view.mission_hand[seat]),
    credits: view.credits[seat] ?? 0,
    captured: captured(view.captured[seat] ?? [], cards),
  };
}

function fleet(input: LiveInput, view: RawView): ShipView[] {
  const { plan } = input;
  const { seat } = input.state;
  if (seat < 0) return [];
  const planning = view.phase === PLANNING && !view.revealed;
  const cityAt = (slot: number | undefined) => view.row[view.slots.indexOf(slot ?? 0)];
  const home = cardsOf(view.hand[seat]).map((id, i): ShipView => {
    const slot = planning ? plan[i] : undefined;
    return { handle: `hand:${i}`, id, zone: 'hand', slot, city: cityAt(slot) };
  });
  const flying = sent(input, view, seat).map(({ id, slot }, i): ShipView => ({
    handle: `attack:${i}`,
    id,
    zone: 'attack',
    slot,
    city: cityAt(slot),
  }));
  const away = (view.searching[seat] ?? []).map((id, i): ShipView => {
    const city = view.search_of[seat]?.[i] ?? '';
    return { handle: `searching:${i}`, id, zone: 'searching', city, turns: view.counter[view.searches.indexOf(city)] };
  });
  return [...home, ...flying, ...away];
}

/** The server's view as the board draws it. */
export function boardView(input: LiveInput): TrembleView {
  const { state, cards } = input;
  const view = raw(state.view);
  const mine = state.seat < 0 ? [] : cardsOf(view.mission_hand[state.seat]);
  const drawn = state.seat < 0 ? [] : cardsOf(view.drawn[state.seat]);
  return {
    table: input.title,
    turn: Math.max(1, view.round),
    phase: view.phase,
    captains: Array.from({ length: view.players }, (_, seat) => captain(input, view, seat)),
    cities: cities(input, view),
    searches: searches(input, view),
    fleet: fleet(input, view),
    drawn: drawn.map((id, i) => ({ handle: `drawn:${i}`, id, zone: 'drawn' })),
    missions: mine.map((id, i) => missionView(id, i, view.captured[state.seat] ?? [], cards)),
    army: view.army[0],
    decks: { cities: sizeOf(view.city_deck), ships: sizeOf(view.ship_deck), credits: view.credits_left },
    clock: input.clock,
  };
}
