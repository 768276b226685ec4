/** A moment of the past as one would say it: the hour today, the day before. */
export function whenIn(lang: string, at: number, now = Date.now()): string {
  const [then, today] = [new Date(at), new Date(now)];
  const same = then.toDateString() === today.toDateString();
  const shape: Intl.DateTimeFormatOptions = same ? { timeStyle: 'short' } : { day: 'numeric', month: 'long' };
  return new Intl.DateTimeFormat(lang, shape).format(then);
}
