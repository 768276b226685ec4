import { say, t } from '../../lib/text';
import type { LogGroup } from '../../lib/ui';
import type { EventView } from './types';

/** The newest turn first, and in it the newest line. */
export function logGroups(events: readonly EventView[]): LogGroup[] {
  const groups: (LogGroup & { lines: LogGroup['lines'][number][] })[] = [];
  const last = events.at(-1);
  for (const event of events) {
    let group = groups.find((g) => g.key === event.turn);
    if (!group) {
      const title =
        event.turn === last?.turn && last.phase
          ? t('table-turn-phase', { turn: event.turn, phase: t(`na-phase-${last.phase}`) })
          : t('table-turn', { turn: event.turn });
      group = { key: event.turn, title, lines: [] };
      groups.push(group);
    }
    const { seq: key, seat, symbol, tone } = event;
    group.lines.push({ key, seat, symbol, tone, text: say(event.message) });
  }
  return groups
    .map((group) => ({ ...group, lines: group.lines.toReversed() }))
    .toSorted((a, b) => Number(b.key) - Number(a.key));
}
