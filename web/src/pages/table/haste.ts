import type { SeatState, TableSession, TableUpdate } from '../../lib/net';
import { lang, t } from '../../lib/text';
import type { Haste } from '../../lib/ui';

type Table = Pick<TableUpdate, 'seats' | 'bot_delay' | 'hurry' | 'hurried'>;

/** Whether all wait for bots that take their time, and nobody else is to act. */
export function canHurry(table: Table, state: Pick<SeatState, 'waiting' | 'outcome'>): boolean {
  const flies = (at: number) => Boolean(table.seats[at]?.bot_plays) || table.seats[at]?.kind === 'bot';
  return !state.outcome && Boolean(table.bot_delay) && state.waiting.length > 0 && state.waiting.every(flies);
}

/** The people at the table who have not asked yet: the bots hurry when nobody is left. */
export function notAsked({ seats, hurry = [] }: Table): number[] {
  const mine = new Set(seats.filter((seat) => seat.mine && hurry.includes(seat.seat)).map((seat) => seat.seat));
  return seats
    .filter((seat) => seat.kind === 'human' && seat.present && !seat.bot_plays)
    .filter((seat) => !hurry.includes(seat.seat) && !(seat.mine && mine.size))
    .map((seat) => seat.seat);
}

export function hasteAt(session: TableSession, seat: number, name: (seat: number) => string): Haste | undefined {
  const { table, mine } = session;
  const state = session.seats[seat];
  if (!table || !state || !mine.length || !canHurry(table, state)) return undefined;
  const listed = (seats: readonly number[]) => new Intl.ListFormat(lang()).format(seats.map(name));
  const pressed = mine.some((each) => table.hurry?.includes(each));
  const press = () => void (pressed || session.hurryBots());
  if (table.hurried) return { label: t('table-hurried'), pressed: true, press };
  const note = pressed
    ? t('table-hurry-waits', { names: listed(notAsked(table)) })
    : table.hurry?.length
      ? t('table-hurry-asked', { names: listed(table.hurry) })
      : undefined;
  return { label: t('table-hurry'), note, pressed, press };
}
