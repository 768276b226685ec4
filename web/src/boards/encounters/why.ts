import type { CardInfo } from '../../lib/net';
import { figure } from './faces';
import type { AskView, EncounterView } from './types';

/** Why something cannot be done now; the page's message is `enc-why-<key>`, the rule is the game's. */
export interface Why {
  key: string;
  values?: { cost: number; have: number };
}

interface Seen {
  view: EncounterView;
  ask: Pick<AskView, 'acting'>;
  /** What the seat is asked, if anything. */
  about: string | undefined;
  cards: ReadonlyMap<string, CardInfo>;
  /** Any card of the pile of Officers. */
  officer: string;
}

const STRIKE_PHASE = 3;
/** Where cards lie that are used by acting. */
const ACTED_ON = new Set(['hand', 'play', 'hq', 'officers', 'row', 'combat', 'ops', 'at']);

const short = (key: string, cost: number, have: number): Why | undefined =>
  cost > have ? { key, values: { cost, have } } : undefined;

function whyNotFought(view: EncounterView, fight: EncounterView['fights'][number]): Why | undefined {
  if (!fight) return undefined;
  if (fight.open) return short('fight', fight.cost, view.attack);
  const goal = view.goals.find(({ kind }) => kind === 'objective');
  return { key: goal && goal.at < goal.of ? 'final' : 'forbidden' };
}

function whyNotInRow(view: EncounterView, at: number): Why | undefined {
  const space = view.row[at];
  if (!space) return undefined;
  if (space.state === 'empty') return { key: 'clear' };
  if (space.state === 'down') return short('scan', space.cost, view.attack);
  return whyNotFought(view, space.fight) ?? { key: 'seen' };
}

/** Why the active player cannot act on what lies here. */
function whyNotActed({ view, cards, officer }: Seen, zone: string, at: number): Why | undefined {
  const cost = (id: string | undefined) => figure(cards.get(id ?? '') ?? { figures: {} }, 'cost');
  switch (zone) {
    case 'hq':
      return short('recruit', cost(view.hq[at]), view.recruit);
    case 'officers':
      return short('officer', cost(officer), view.recruit);
    case 'combat':
      return whyNotFought(view, view.fights[at]);
    case 'row':
      return whyNotInRow(view, at);
    case 'play':
      return view.plays[at]?.used ? { key: 'used' } : undefined;
    case 'ops':
    case 'at':
      return { key: 'task' };
    default:
      return undefined;
  }
}

/** Why the thing at a spot does not answer; undefined where nothing can be said. */
export function whyNot(seen: Seen, spot: string): Why | undefined {
  const { view, ask, about } = seen;
  const [zone = '', at] = spot.split(':');
  if (view.seat < 0 || !ACTED_ON.has(zone)) return undefined;
  if (ask.acting) return whyNotActed(seen, zone, Number(at));
  if (about === 'coordinate' && zone === 'hand') return { key: 'no-coordinate' };
  if (view.active !== view.seat) return { key: 'not-active' };
  return view.phase === STRIKE_PHASE ? { key: 'strikes' } : undefined;
}
