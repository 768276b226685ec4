import { seatShape, type SymbolName } from '../../lib/art';
import { keep, MARKED, type GameWords } from '../../lib/game';
import type { GameEvent } from '../../lib/net';
import { t } from '../../lib/text';
import type { LogGroup, LogLine } from '../../lib/ui';

type Look = readonly [SymbolName, LogLine['tone']];

const LOOKS: Readonly<Record<string, Look>> = {
  card_entered: ['scan', 'hunter'],
  card_revealed: ['eye', 'hunter'],
  entered_combat: ['eye', 'hunter'],
  attached: ['mark', 'plain'],
  enemy_struck: ['wound', 'hunter'],
  strike_dealt: ['wound', 'hunter'],
  strike_drawn: ['wound', 'hunter'],
  strike_avoided: ['shield', 'prey'],
  strike_cancelled: ['shield', 'prey'],
  healed: ['medicine', 'prey'],
  marked: ['mark', 'hunter'],
  coordinated: ['link', 'prey'],
  enemy_killed: ['attack', 'prey'],
  objective_began: ['morale', 'prey'],
  objective_completed: ['crown', 'prey'],
  evidence_found: ['file', 'prey'],
  evidence_lost: ['file', 'hunter'],
  hq_filled: ['people', 'plain'],
  enemies_reshuffled: ['eye', 'hunter'],
  died: ['wound', 'hunter'],
};

const lineOf = keep((event, key, words): LogLine => {
  const [symbol, tone] = LOOKS[event.event] ?? [];
  const seat = symbol === undefined && typeof event.seat === 'number' ? seatShape(event.seat) : undefined;
  return { key, seat, symbol, tone, text: words.event(event, MARKED) };
});

/** What happened, one group for each player's turn: the newest first, in the group as well. */
export function logGroups(events: readonly GameEvent[], words: GameWords): LogGroup[] {
  const groups: { key: number; title: string; lines: LogLine[] }[] = [];
  for (const [key, event] of events.entries()) {
    if (event.event === 'turn_began' || groups.length === 0)
      groups.push({ key, title: titleOf(event, words), lines: [] });
    if (event.event === 'turn_began') continue;
    groups.at(-1)?.lines.push(lineOf(event, key, words));
  }
  return groups.map((group) => ({ ...group, lines: group.lines.toReversed() })).toReversed();
}

function titleOf(event: GameEvent, words: GameWords): string {
  if (event.event !== 'turn_began' || Number(event.round) === 0) return t('enc-preparation');
  return t('enc-turn-of', { name: words.seat(Number(event.seat)), turn: Number(event.round) });
}
