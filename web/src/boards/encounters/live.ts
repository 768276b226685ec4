import { seatShape } from '../../lib/art';
import type { CardInfo, SeatState, TableUpdate } from '../../lib/net';
import { costsOf, type Costs } from './costs';
import { figure, flagsOf, isEnemy } from './faces';
import type { Walkers } from './creep';
import { cardsOf, rawEncounter, sizeOf, type RawEncounter } from './raw';
import type { CrewView, EncounterView, GoalView, OfferView, PileView, SpaceView } from './types';

export interface LiveInput {
  state: SeatState;
  table: Pick<TableUpdate, 'seats'>;
  title: string;
  names: Readonly<Record<number, string>>;
  cards: ReadonlyMap<string, CardInfo>;
  /** The spaces of the row from the deck on, and what is printed on them. */
  spaces: readonly string[];
  scans: readonly number[];
  walkers: Walkers;
  goals: readonly GoalView[];
  piles: readonly PileView[];
  clock?: { seconds: number; total: number };
}

export const lies = (view: RawEncounter) => view.wilds.map((pile) => sizeOf(pile) > 0);

function space(input: LiveInput, view: RawEncounter, costs: Costs, at: number): SpaceView {
  const pile = view.wilds[at];
  return {
    id: input.spaces[at] ?? '',
    cost: costs.scan[at] ?? input.scans[at] ?? 0,
    printed: input.scans[at] ?? 0,
    fight: costs.row[at],
    key: input.walkers[at],
    state: sizeOf(pile) === 0 ? 'empty' : view.up[at] ? 'up' : 'down',
    card: cardsOf(pile)[0],
    attached: cardsOf(view.attached[at]),
  };
}

function crew(input: LiveInput, view: RawEncounter, seat: number): CrewView {
  const { state, table, names, cards } = input;
  const info = table.seats[seat];
  const wounds = cardsOf(view.wounds[seat]);
  const avatar = view.avatar[seat];
  return {
    seat,
    shape: seatShape(seat),
    name: names[seat] ?? '',
    avatar: typeof avatar === 'string' ? avatar : undefined,
    you: seat === state.seat,
    own: seat !== state.seat && Boolean(info?.mine),
    active: seat === view.active,
    alive: view.alive[seat] ?? true,
    thinking: state.waiting.includes(seat),
    bot: info?.kind === 'bot' || Boolean(info?.bot_plays),
    away: info?.kind === 'human' && !info.present && !info.bot_plays,
    health: view.health[seat] ?? 0,
    damage: wounds.reduce((sum, id) => sum + damageOf(cards.get(id)), 0),
    marks: view.marks[seat] ?? 0,
    wounds,
    hand: sizeOf(view.hand[seat]),
    cards: cardsOf(view.hand[seat]),
    deck: sizeOf(view.deck[seat]),
    discard: sizeOf(view.discard[seat]),
    front: cardsOf(view.front[seat]),
  };
}

const damageOf = (card: CardInfo | undefined) => (card ? figure(card, 'damage') : 0);

function offers(view: RawEncounter): OfferView[] {
  const taken = [...view.taken_offers];
  return view.offered.flatMap((pile, seat) =>
    cardsOf(pile).map((card) => {
      const at = taken.indexOf(card);
      if (at >= 0) taken.splice(at, 1);
      return { seat, card, taken: at >= 0 };
    }),
  );
}

/** How many strikes the Combat Zone has in store. */
function strikes(view: RawEncounter, cards: LiveInput['cards']): number {
  const enemies = cardsOf(view.combat)
    .map((id) => cards.get(id))
    .filter(isEnemy);
  return enemies.reduce((sum, card) => sum + (flagsOf(card).includes('double_strike') ? 2 : 1), 0);
}

/** The server's view as the table draws it. */
export function encounterView(input: LiveInput): EncounterView {
  const { state } = input;
  const view = rawEncounter(state.view);
  const costs = costsOf(state.prompt);
  const seats = Array.from({ length: view.players }, (_, seat) => seat);
  return {
    title: input.title,
    round: view.round,
    phase: view.phase,
    active: view.active,
    seat: state.seat,
    attack: view.attack,
    recruit: view.recruit,
    avoids: view.avoids,
    deck: sizeOf(view.enemy_deck),
    row: input.spaces.map((_, at) => space(input, view, costs, at)),
    combat: cardsOf(view.combat),
    fights: costs.combat,
    strikes: strikes(view, input.cards),
    operations: cardsOf(view.operations),
    hq: view.hq.map((slot) => cardsOf(slot)[0]),
    officers: sizeOf(view.officers),
    barracks: sizeOf(view.barracks),
    hand: state.seat >= 0 ? cardsOf(view.hand[state.seat]) : [],
    plays: view.plays.map((card, i) => ({
      card,
      copy: view.copied[i] ?? false,
      used: view.activated[i] ?? false,
    })),
    offers: offers(view),
    crew: seats.map((seat) => crew(input, view, seat)),
    goals: input.goals,
    piles: input.piles,
    clock: input.clock,
  };
}
