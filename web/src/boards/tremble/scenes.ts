import { seatShape } from '../../lib/art';
import type { GameEvent, SeatState } from '../../lib/net';
import { cityOf } from './cards';
import { figuresOf, type BattleFigures, type Figures } from './figures';
import { guestView, type Eyes } from './guests';
import { viewOf } from './view';
import type { BattleView, RevealView, Scene, SideView, StandView } from './types';

type Seen = Pick<SeatState, 'view' | 'figures' | 'events'>;

const mineFirst = (a: { you: boolean }, b: { you: boolean }) => Number(b.you) - Number(a.you);

/** A battle as it is shown; my own side stands first. */
function battleView({ slot, city, over, sides }: BattleFigures, turn: number, eyes: Eyes): BattleView {
  const { type, quick, search } = cityOf(city, eyes.cards);
  const shown = sides.map(({ retreated, won, dice, total, rolls = 0, chance, ...fleet }): SideView => ({
    ...guestView(fleet, eyes),
    retreated,
    won,
    dice,
    total,
    rolls,
    chance,
  }));
  return { turn, slot, city, type, quick, search, sides: shown.toSorted(mineFirst), over };
}

/** The moment the fleets are turned over. */
function revealView({ cities, home }: NonNullable<Figures['reveal']>, turn: number, eyes: Eyes): RevealView {
  return {
    turn,
    cities: cities.map(({ slot, city, fleets }) => {
      const { type, quick, search } = cityOf(city, eyes.cards);
      const guests = fleets.map((fleet) => guestView(fleet, eyes)).toSorted(mineFirst);
      return { slot, id: city, type, quick, search, guests };
    }),
    home: home.map((seat) => ({ shape: seatShape(seat), name: eyes.names(seat) })),
  };
}

/** A search against an army, as it was told. */
function standView(event: GameEvent, army: string, turn: number, { seat: me, names }: Eyes): StandView {
  const seat = Number(event.seat);
  return {
    turn,
    seat,
    shape: seatShape(seat),
    name: names(seat),
    you: seat === me,
    army,
    city: String(event.city),
    need: Number(event.need),
    strength: Number(event.strength),
    dice: [Number(event.die), Number(event.die2)],
    total: Number(event.n),
    held: event.event === 'army_held_off',
  };
}

/** The battle that is being fought now. */
export function openBattle(state: Seen, eyes: Eyes): BattleView | undefined {
  const battle = figuresOf(state).battles.at(-1);
  return battle && !battle.over ? battleView(battle, viewOf(state.view).round, eyes) : undefined;
}

const STANDS = new Set(['army_held_off', 'army_won']);
const REVEALED = new Set(['attack_revealed', 'stayed_home']);

/**
 * What is worth a look since event `from`: searches that stood against an army, the fleets turned over, battles decided by dice.
 * A captain is shown the own battles; whoever only looks on sees all of them.
 */
export function newScenes(state: Seen, from: number, eyes: Eyes): Scene[] {
  const { events } = state;
  const [turn, { reveal, battles }] = [viewOf(state.view).round, figuresOf(state)];
  const begun = events.findLastIndex((event) => event.event === 'turn_began');
  const mine = (seats: readonly number[]) => eyes.seat < 0 || seats.includes(eyes.seat);
  const found: Scene[] = [];
  let army = '';
  for (let at = Math.max(0, begun); at < events.length; at++) {
    const event = events[at];
    if (event?.event === 'army_came') army = String(event.army);
    if (event && at >= from && STANDS.has(event.event) && mine([Number(event.seat)]))
      found.push({ at, stand: standView(event, army, turn, eyes) });
  }
  const revealed = events.findLastIndex((event) => REVEALED.has(event.event));
  if (reveal && revealed > begun && revealed >= from)
    found.push({ at: revealed, reveal: revealView(reveal, turn, eyes) });
  for (const battle of battles) {
    const at = events.findLastIndex((event) => event.event === 'city_won' && event.slot === battle.slot);
    const rolled = battle.sides.some((side) => side.dice);
    if (battle.over && rolled && at >= from && mine(battle.sides.map((side) => side.seat)))
      found.push({ at, battle: battleView(battle, turn, eyes) });
  }
  return found;
}
