import type { GameEvent } from '../../lib/net';
import type { Cards } from './cards';
import { battleView, lastTurn, revealView } from './history';
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
 * What is worth a look since event `from`: the fleets turned over, and battles decided by dice.
 * A captain is shown the own battles; whoever only looks on sees all of them.
 */
export function newScenes(events: readonly GameEvent[], from: number, { seat, names, cards }: Eyes): Scene[] {
  const turn = lastTurn(events);
  const found: Scene[] = [];
  if (turn.revealed >= from) {
    const then = lastTurn(events.slice(0, turn.revealed + 1));
    found.push({ at: turn.revealed, reveal: revealView(then, seat, names, cards) });
  }
  for (const battle of turn.battles) {
    const mine = seat < 0 || battle.order.includes(seat);
    if (mine && battle.end >= from && battle.rolls.size > 0)
      found.push({ at: battle.end, battle: battleView(turn, battle, seat, names, cards) });
  }
  return found;
}
