import type { SymbolName } from '../../../lib/art';
import { keyOf, type Shelf } from '../../../lib/game';
import type { TableUpdate } from '../../../lib/net';
import { lang, t } from '../../../lib/text';

type Line = readonly [name: string, value: string];

const seconds = (count: number) => t('seconds', { count: Number(count.toFixed(1)) });
const yesNo = (key: string, yes: boolean | undefined) => t(`${key}-${yes ? 'yes' : 'no'}`);

function clockOf(table: TableUpdate): string {
  const mode = table.clocks?.mode ?? 'none';
  const name = t(`clock-${mode}`);
  return mode === 'none' ? name : t('term-clock', { clock: name, time: seconds(table.seconds ?? 0) });
}

/** How people play together at this table. */
export const termsOf = (table: TableUpdate): readonly Line[] => [
  [t('new-clock'), clockOf(table)],
  [t('new-grace'), seconds(table.grace ?? 0)],
  [t('new-stand-in'), t(`who-${table.stand_in ?? 'greedy'}`)],
  [t('new-delay'), seconds(table.bot_delay ?? 0)],
  [t('term-spectators'), yesNo('term-spectators', table.spectators_allowed ?? true)],
  [t('term-found'), yesNo('term-found', table.listed)],
];

/** Which mode of the game is played, and with which options. */
export function optionsOf(table: TableUpdate, { info, words: all }: Shelf): readonly Line[] {
  const words = all[lang()];
  const mode = table.mode || info.modes[0];
  const settings = Object.entries(table.settings).map(([key, value]): Line => [
    words.maybe(keyOf('setting', key)) ?? key,
    value
      .split('+')
      .map((each) => words.maybe(keyOf('setting', key, each)) ?? each)
      .join(', '),
  ]);
  return mode ? [[t('new-mode'), words.maybe(keyOf('mode', mode)) ?? mode], ...settings] : settings;
}

/** What one wants to know first, in short. */
export function chipsOf(table: TableUpdate, { info }: Shelf): readonly { symbol: SymbolName; label: string }[] {
  const taken = table.seats.filter((seat) => seat.kind !== 'open').length;
  const [from = 0, to = from] = info.minutes;
  return [
    { symbol: 'people', label: t('gather-taken', { taken, all: table.seats.length }) },
    { symbol: 'clock', label: t('gather-minutes', { from, to }) },
    { symbol: 'glass', label: clockOf(table) },
    { symbol: 'eye', label: yesNo('gather-spectators', table.spectators_allowed ?? true) },
  ];
}
