import type { SettingInfo } from '../../lib/net';

export const PLUS = '+';

/** Whether a value is one for this many players. */
export const fits = ({ needs, players }: SettingInfo, value: string, seats: number): boolean =>
  (needs[value] ?? 0) <= seats && (players[value]?.includes(seats) ?? true);

/** The values with names of their own that fit. */
export const fitting = (setting: SettingInfo, seats: number): readonly string[] =>
  setting.values.filter((value) => fits(setting, value, seats));

export const isNumber = ({ values, numbers }: SettingInfo): boolean => values.length === 0 && numbers.length > 0;

/** The names picked, if the value is so many of those on offer. */
export function picked({ values, among }: SettingInfo, value: string): readonly string[] {
  return values.includes(value) ? [] : value.split(PLUS).filter((name) => among.includes(name));
}

/** The names on offer with one more, or one less; where enough are picked the oldest gives way. */
export function toggled(setting: SettingInfo, value: string, name: string): string {
  const had = picked(setting, value);
  const now = had.includes(name) ? had.filter((each) => each !== name) : [...had, name].slice(-setting.pick);
  return now.join(PLUS);
}

/** Whether it can be played with this value: so many names as are wanted. */
export const isWhole = (setting: SettingInfo, value: string): boolean =>
  setting.values.includes(value) || setting.pick === 0 || picked(setting, value).length === setting.pick;

/** What the founder has taken, as long as it fits; otherwise the default. */
export function chosenOf(setting: SettingInfo, value: string | undefined, seats: number): string {
  const first = fitting(setting, seats)[0] ?? String(setting.numbers[0] ?? '');
  return value !== undefined && fits(setting, value, seats) ? value : first;
}
