import { seatShape, type SymbolName } from '../../lib/art';
import { keep, MARKED, type GameWords } from '../../lib/game';
import type { GameEvent } from '../../lib/net';
import { t } from '../../lib/text';
import type { LogGroup, LogLine } from '../../lib/ui';

type Look = readonly [SymbolName, LogLine['tone']];

const LOOKS: Readonly<Record<string, Look>> = {
  fuel_supplied: ['fuel', 'prey'],
  army_came: ['shield', 'hunter'],
  army_won: ['shield', 'hunter'],
  battle_began: ['attack', 'plain'],
  tied: ['attack', 'plain'],
  ships_reshuffled: ['cards', 'plain'],
  game_over: ['crown', 'plain'],
};
/** The heading of the turn says it already. */
const SILENT = new Set(['turn_began']);

const lineOf = keep((event, key, words): LogLine => {
  const [symbol, tone] = LOOKS[event.event] ?? [];
  const seat = symbol === undefined && typeof event.seat === 'number' ? seatShape(event.seat) : undefined;
  return { key, seat, symbol, tone, text: words.event(event, MARKED) };
});

/** What happened, in the words of the terminal: the newest first. */
export function story(events: readonly GameEvent[], words: GameWords): LogGroup[] {
  const groups: { key: number; title: string; lines: LogLine[] }[] = [];
  let turn = 0;
  for (const [at, event] of events.entries()) {
    if (event.event === 'turn_began') turn = Number(event.round) || turn;
    let group = groups.at(-1);
    if (group?.key !== turn) {
      const title = turn ? t('table-turn', { turn }) : t('th-before');
      groups.push((group = { key: turn, title, lines: [] }));
    }
    if (!SILENT.has(event.event)) group.lines.push(lineOf(event, at, words));
  }
  return groups.map((group) => ({ ...group, lines: group.lines.toReversed() })).toReversed();
}
