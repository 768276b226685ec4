import { seatShape } from '../../lib/art';
import type { SeatState } from '../../lib/net';
import { cardsOf, sizeOf } from '../shared/pile';
import { seatView, type Seated } from '../shared/seats';
import { cityOf, shipOf, type Cards } from './cards';
import { figuresOf, type Figures, type FleetFigures } from './figures';
import { guestView } from './guests';
import { missionView } from './missions';
import { viewOf, type Earth } from './view';
import type { CaptainView, CityView, SearchView, ShipView, TrembleView } from './types';

export interface LiveInput extends Seated {
  state: SeatState;
  cards: Cards;
  /** The slot that is picked for the next ship. */
  ghost?: number;
}

interface Told extends LiveInput {
  view: Earth;
  figures: Figures;
}

/** The fleets over a city; mine with the ship that is only picked so far. */
function guestsAt(told: Told, i: number, slot: number) {
  const { figures, state, names, cards, ghost } = told;
  const eyes = { seat: state.seat, names: (seat: number) => names[seat] ?? '', cards };
  const known: readonly FleetFigures[] = figures.cities[i] ?? [];
  const mine = ghost === slot ? figures.next?.at[slot] : undefined;
  const fleets = mine ? [mine, ...known.filter(({ seat }) => seat !== state.seat)] : known;
  return fleets
    .map((fleet) => guestView(fleet, eyes))
    .toSorted((a, b) => Number(b.you) - Number(a.you) || b.strength - a.strength);
}

function cities(told: Told): CityView[] {
  const { view, cards, names } = told;
  return view.row.map((id, i) => {
    const { type, quick, search } = cityOf(id, cards);
    const slot = view.slots[i] ?? i + 1;
    const winner = view.winner[i] ?? -1;
    return {
      slot,
      id,
      type,
      quick,
      search,
      guests: guestsAt(told, i, slot),
      winner: winner < 0 ? undefined : { shape: seatShape(winner), name: names[winner] ?? '' },
    };
  });
}

/** Small rows keep the width of their cards. */
const FEWEST = 4;

/** The places of the row, as many as have ever been dealt to. */
function slotsOf({ view, state }: Told): number {
  const dealt = state.events.filter((each) => each.event === 'city_dealt').map((each) => Number(each.slot));
  return Math.max(FEWEST, ...dealt, ...view.slots);
}

function searches({ view, names, cards, state }: Told): SearchView[] {
  return view.searches.map((city, i) => {
    const seat = view.searched_by[i] ?? 0;
    const ships = (view.searching[seat] ?? []).filter((_, at) => view.search_of[seat]?.[at] === city);
    const { type, search } = cityOf(city, cards);
    return {
      city,
      type,
      shape: seatShape(seat),
      name: names[seat] ?? '',
      you: seat === state.seat,
      hulls: ships.map((id) => shipOf(id, cards).hull),
      pays: search,
      turns: view.counter[i] ?? 0,
      facing: view.facing.includes(city),
    };
  });
}

/** What I would burn by my plan and what I would have left; of others nothing is known. */
function burning({ figures, state, ghost }: Told, seat: number, fuel: number): Pick<CaptainView, 'burn' | 'left'> {
  const mine = seat === state.seat ? ((ghost ? figures.next : undefined) ?? figures.plan) : undefined;
  return { burn: mine?.burn ?? 0, left: mine?.left ?? fuel };
}

function captain(told: Told, seat: number): CaptainView {
  const { view, figures } = told;
  const [hand, attack] = [view.hand[seat], view.attack[seat]];
  const [known, backs] = [cardsOf(hand), sizeOf(attack) - cardsOf(attack).length];
  const fuel = view.fuel[seat] ?? 0;
  return {
    ...seatView(told, seat, figures.planners.includes(seat)),
    first: view.first === seat,
    people: view.people[seat] ?? 0,
    fuel,
    tank: figures.tank,
    ...burning(told, seat, fuel),
    ships: figures.captains[seat]?.ships ?? 0,
    known,
    unknown: sizeOf(hand) - known.length,
    backs,
    missions: sizeOf(view.mission_hand[seat]),
    credits: view.credits[seat] ?? 0,
    captured: figures.captains[seat]?.captured ?? { cultural: 0, scientific: 0, industrial: 0 },
  };
}

function fleet({ view, state: { seat }, figures: { bound } }: Told): ShipView[] {
  if (seat < 0) return [];
  const cityAt = (slot: number | undefined) => view.row[view.slots.indexOf(slot ?? 0)];
  const flying = (zone: 'hand' | 'attack') => (id: string, i: number) => {
    const handle = `${zone}:${i}`;
    return { handle, id, zone, slot: bound[handle], city: cityAt(bound[handle]) };
  };
  const away = (view.searching[seat] ?? []).map((id, i): ShipView => {
    const city = String(view.search_of[seat]?.[i] ?? '');
    return { handle: `searching:${i}`, id, zone: 'searching', city, turns: view.counter[view.searches.indexOf(city)] };
  });
  return [
    ...cardsOf(view.hand[seat]).map(flying('hand')),
    ...cardsOf(view.attack[seat]).map(flying('attack')),
    ...away,
  ];
}

/** The server's view as the board draws it. */
export function boardView(input: LiveInput): TrembleView {
  const { state, cards } = input;
  const [view, figures] = [viewOf(state.view), figuresOf(state)];
  const told: Told = { ...input, view, figures };
  const mine = state.seat < 0 ? [] : cardsOf(view.mission_hand[state.seat]);
  const drawn = state.seat < 0 ? [] : cardsOf(view.drawn[state.seat]);
  return {
    turn: Math.max(1, view.round),
    phase: view.phase,
    supply: figures.supply,
    captains: Array.from({ length: view.players }, (_, seat) => captain(told, seat)),
    cities: cities(told),
    slots: slotsOf(told),
    searches: searches(told),
    fleet: fleet(told),
    drawn: drawn.map((id, i) => ({ handle: `drawn:${i}`, id, zone: 'drawn' })),
    missions: mine.map((id, i) => missionView(id, i, figures, cards)),
    army: view.army[0],
    decks: { cities: sizeOf(view.city_deck), ships: sizeOf(view.ship_deck), credits: view.credits_left },
  };
}
