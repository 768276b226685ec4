import type { SymbolName } from '../../lib/art';
import type { CardInfo } from '../../lib/net';
import type { Cards } from './cards';
import type { Figures } from './figures';
import type { MissionView } from './types';

const TYPE_SIGNS: Readonly<Record<string, SymbolName>> = {
  cultural: 'cultural',
  scientific: 'scientific',
  industrial: 'industrial',
};

function signOf(card: CardInfo | undefined): SymbolName {
  const types = Array.isArray(card?.figures.types) ? card.figures.types : [];
  return (types.length === 1 && TYPE_SIGNS[String(types[0])]) || 'people';
}

/** A mission of mine, and how far it has come where that is a count. */
export function missionView(id: string, at: number, { missions }: Figures, cards: Cards): MissionView {
  const card = cards.get(id);
  const progress = missions[at];
  return {
    handle: `mission:${at}`,
    id,
    reward: Number(card?.figures.reward ?? 0),
    penalty: Number(card?.figures.penalty ?? 0),
    progress: progress ? { ...progress, symbol: signOf(card) } : undefined,
  };
}
