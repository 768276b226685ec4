import { seatShape, type SymbolName } from '../../lib/art';
import { keep, MARKED, type GameWords } from '../../lib/game';
import type { GameEvent, SeatState } from '../../lib/net';
import { t } from '../../lib/text';
import { figures, type Fate } from './figures';
import { viewOf } from './view';
import type { EventView, RevealEntry, RevealView } from './types';

type Look = readonly [SymbolName | undefined, EventView['tone']];

const LOOKS: Readonly<Record<string, Look>> = {
  rescue_moved: ['rescue', 'prey'],
  assimilation_moved: ['assim', 'hunter'],
  beacon_lit: ['beacon', 'prey'],
  beacon_taken: ['beacon', 'prey'],
  caught: ['eye', 'hunter'],
  will_lost: ['will', 'hunter'],
  will_regained: ['will', 'prey'],
  token_laid: ['eye', 'hunter'],
  token_moved: ['eye', 'plain'],
  token_declined: ['eye', 'plain'],
  hunt_played: ['eye', 'hunter'],
  flashback_played: ['eye', 'hunter'],
  rescue_stood_still: ['rescue', 'plain'],
};
const TOKEN_SIGN: Readonly<Record<string, SymbolName>> = { creature: 'eye', target: 'target', artemia: 'artemia' };
/** Said by the heading of a turn already. */
const SILENT = new Set(['phase_began']);

const messageOf = keep((event, _at, words) => words.event(event, MARKED));

/** What happened, in the words of the terminal, by turn. */
export function story(events: readonly GameEvent[], words: GameWords): EventView[] {
  const found: EventView[] = [];
  let [turn, phase] = [1, 1];
  for (const [seq, event] of events.entries()) {
    if (event.event === 'phase_began') {
      turn = Number(event.round) || 1;
      phase = Number(event.phase) || 1;
    }
    if (SILENT.has(event.event)) continue;
    const [sign, tone] = LOOKS[event.event] ?? [];
    const symbol = event.event.startsWith('token_') ? (TOKEN_SIGN[String(event.token)] ?? sign) : sign;
    found.push({
      seq,
      turn,
      phase: phase as EventView['phase'],
      message: messageOf(event, seq, words),
      seat: symbol === undefined && typeof event.seat === 'number' ? seatShape(event.seat) : undefined,
      symbol,
      tone,
    });
  }
  return found;
}

/** Where the cards were turned over for the last time; -1 if not yet. */
export function lastReveal(events: readonly GameEvent[]): number {
  return events.findLastIndex((event) => event.event === 'revealed');
}

/** The moment the cards are turned over, from the view right after it. */
export function revealView(state: SeatState, words: GameWords): RevealView | undefined {
  const view = viewOf(state.view);
  if (!view.revealed) return undefined;
  const { fates, catches } = figures(state);
  const entries = view.hunted.flatMap((seat) =>
    (view.stands[seat] ?? []).map((no, i) => entry(state, words, seat, no, fates[seat]?.[i] ?? 'free')),
  );
  if (entries.length === 0) return undefined;
  const caught = entries.filter((each) => each.fate === 'caught').map((each) => each.name);
  return {
    turn: view.round,
    title: caught.length ? t('na-reveal-found', { names: words.listed([...new Set(caught)]) }) : t('na-reveal-nobody'),
    detail: detail(catches, words),
    entries,
    changes: [
      { tone: 'prey', symbol: 'rescue', to: view.rescue, label: words.say('term-rescue'), why: t('na-to-go-why') },
      {
        tone: 'hunter',
        symbol: 'assim',
        to: view.assimilation,
        label: words.say('term-assimilation'),
        why: t('na-to-go-why'),
      },
    ],
  };
}

function detail(at: readonly number[], words: GameWords): string {
  if (at.length === 0) return t('na-reveal-nowhere');
  return t('na-reveal-at', { places: words.listed(at.map((no) => words.say(`place-${no}`))) });
}

const FATES: Readonly<Record<Fate, readonly [RevealEntry['fate'], SymbolName, string]>> = {
  caught: ['caught', 'eye', 'na-fate-caught'],
  artemia: ['planet', 'artemia', 'na-fate-planet'],
  target: ['free', 'target', 'na-fate-target'],
  free: ['free', 'check', 'na-fate-free'],
};

function entry(state: SeatState, words: GameWords, seat: number, place: number, what: Fate): RevealEntry {
  const [fate, symbol, key] = FATES[what];
  return {
    shape: seatShape(seat),
    name: words.seat(seat),
    you: seat === state.seat,
    place,
    result: t(key),
    symbol,
    fate,
  };
}
