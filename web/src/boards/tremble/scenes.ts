import type { GameEvent } from '../../lib/net';
import type { Cards } from './cards';
import { battleView, lastTurn, revealView, standView } from './history';
import type { BattleView, Scene } from './types';

interface Eyes {
  seat: number;
  names: (seat: number) => string;
  cards: Cards;
}

/** The battle that is being fought now. */
export function openBattle(events: readonly GameEvent[], { seat, names, cards }: Eyes): BattleView | undefined {
  const turn = lastTurn(events);
  const battle = turn.battles.at(-1);
  return battle && battle.winner === undefined ? battleView(turn, battle, seat, names, cards) : undefined;
}

/**
 * What is worth a look since event `from`: searches that stood against an army, the fleets turned over, battles decided by dice.
 * A captain is shown the own battles; whoever only looks on sees all of them.
 */
export function newScenes(events: readonly GameEvent[], from: number, { seat, names, cards }: Eyes): Scene[] {
  const turn = lastTurn(events);
  const found: Scene[] = [];
  const mine = (seats: readonly number[]) => seat < 0 || seats.includes(seat);
  for (const stand of turn.stands)
    if (stand.at >= from && mine([stand.seat]))
      found.push({ at: stand.at, stand: standView(turn, stand, seat, names) });
  if (turn.revealed >= from) {
    const then = lastTurn(events.slice(0, turn.revealed + 1));
    found.push({ at: turn.revealed, reveal: revealView(then, seat, names, cards) });
  }
  for (const battle of turn.battles) {
    if (mine(battle.order) && battle.end >= from && battle.rolls.size > 0)
      found.push({ at: battle.end, battle: battleView(turn, battle, seat, names, cards) });
  }
  return found;
}
