import type { SymbolName } from '../../lib/art';
import { game } from '../../lib/game';
import type { CardInfo } from '../../lib/net';
import { t } from '../../lib/text';
import type { Cards } from './cards';
import type { Figures, MissionFigures } from './figures';
import type { MissionPart, MissionView } from './types';

const TYPE_SIGNS: Readonly<Record<string, SymbolName>> = {
  cultural: 'cultural',
  scientific: 'scientific',
  industrial: 'industrial',
};

function signOf(card: CardInfo | undefined): SymbolName {
  const types = Array.isArray(card?.figures.types) ? card.figures.types : [];
  return (types.length === 1 && TYPE_SIGNS[String(types[0])]) || 'people';
}

/** Types of cities have a sign, parts of the world only a name. */
function partOf(part: MissionFigures['parts'][number], card: CardInfo | undefined): MissionPart {
  const { kind, have, need } = part;
  if (!kind) return { have, need, symbol: signOf(card) };
  const symbol = TYPE_SIGNS[kind];
  return { have, need, symbol, name: symbol ? t(`th-type-${kind}`) : game(`region-${kind}`) };
}

function progressOf(told: MissionFigures, card: CardInfo | undefined): MissionView['progress'] {
  const parts = told.parts.map((part) => partOf(part, card));
  return { most: told.most, done: parts.every((part) => part.have >= part.need), parts };
}

/** A mission of mine, and how far it has come. */
export function missionView(id: string, at: number, { missions }: Figures, cards: Cards): MissionView {
  const card = cards.get(id);
  const told = missions[at];
  return {
    handle: `mission:${at}`,
    id,
    reward: Number(card?.figures.reward ?? 0),
    penalty: Number(card?.figures.penalty ?? 0),
    progress: told && progressOf(told, card),
  };
}
