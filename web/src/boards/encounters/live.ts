import type { SeatState } from '../../lib/net';
import { t } from '../../lib/text';
import { seatView, type Seated } from '../shared/seats';
import { figuresOf, type Figures } from './figures';
import type { Walkers } from './creep';
import type { Own } from './game';
import { cardsOf, sizeOf } from '../shared/pile';
import { viewOf, type Encounter } from './view';
import type { CrewView, EncounterView, GoalView, OfferView, PileView, PoolView, SpaceView } from './types';

export interface LiveInput extends Seated {
  state: SeatState;
  walkers: Walkers;
  goals: readonly GoalView[];
  piles: readonly PileView[];
  /** What there is to spend, in a game that has other things than Recruit and Attack. */
  pools?: readonly PoolView[];
  own?: Own;
}

export const lies = (view: Encounter) => view.wilds.map((pile) => sizeOf(pile) > 0);

function space(input: LiveInput, view: Encounter, figures: Figures['row'][number], at: number): SpaceView {
  const pile = view.wilds[at];
  return {
    id: figures.space,
    cost: figures.scan.cost,
    printed: figures.printed,
    fight: figures.fight ?? undefined,
    key: input.walkers[at],
    state: sizeOf(pile) === 0 ? 'empty' : view.up[at] ? 'up' : 'down',
    card: cardsOf(pile)[0],
    attached: cardsOf(view.attached[at]),
  };
}

function crew(input: LiveInput, view: Encounter, { crew: hurt }: Figures, seat: number): CrewView {
  const avatar = view.avatar[seat];
  return {
    ...seatView(input, seat),
    avatar: typeof avatar === 'string' ? avatar : undefined,
    active: seat === view.active,
    alive: view.alive[seat] ?? true,
    health: view.health[seat] ?? 0,
    damage: hurt[seat]?.damage ?? 0,
    left: hurt[seat]?.left ?? 0,
    marks: input.own?.marks?.[seat] ?? 0,
    wounds: cardsOf(view.wounds[seat]),
    hand: sizeOf(view.hand[seat]),
    cards: cardsOf(view.hand[seat]),
    deck: sizeOf(view.deck[seat]),
    discard: sizeOf(view.discard[seat]),
    front: input.own?.front?.[seat] ?? [],
  };
}

function offers(view: Encounter, { taken }: Figures): OfferView[] {
  return view.offered.flatMap((pile, seat) =>
    cardsOf(pile).map((card, i) => ({ seat, card, taken: taken[seat]?.[i] ?? false })),
  );
}

/** What the active player has to spend; what can be avoided only where there is something. */
function pools({ recruit, attack, avoids }: Encounter): PoolView[] {
  return [
    { symbol: 'recruit', look: 'recruit', value: recruit, label: t('enc-recruit') },
    { symbol: 'attack', look: 'attack', value: attack, label: t('enc-attack') },
    ...(avoids ? [{ symbol: 'shield' as const, value: avoids, label: t('enc-avoid') }] : []),
  ];
}

/** The server's view as the table draws it. */
export function encounterView(input: LiveInput): EncounterView {
  const { state } = input;
  const view = viewOf(state.view);
  const figures = figuresOf(state.figures);
  const seats = Array.from({ length: view.players }, (_, seat) => seat);
  return {
    round: view.round,
    phase: view.phase,
    active: view.active,
    seat: state.seat,
    pools: input.pools ?? pools(view),
    deck: sizeOf(view.enemy_deck),
    row: figures.row.map((each, at) => space(input, view, each, at)),
    combat: cardsOf(view.combat),
    fights: figures.combat.map((fight) => fight ?? undefined),
    strikes: figures.strikes,
    operations: input.own?.operations ?? [],
    hq: view.hq.map((slot) => cardsOf(slot)[0]),
    prices: figures.hq.map((price) => price ?? undefined),
    officer: figures.officer,
    officers: sizeOf(view.officers),
    barracks: sizeOf(view.barracks),
    hand: state.seat >= 0 ? cardsOf(view.hand[state.seat]) : [],
    plays: view.plays.map((card, i) => ({
      card: String(card),
      copy: view.copied[i] ?? false,
      used: view.activated[i] ?? false,
    })),
    offers: offers(view, figures),
    crew: seats.map((seat) => crew(input, view, figures, seat)),
    goals: input.goals,
    piles: input.piles,
  };
}
