/** The day and the time of an instant at a place, `['2026-11-21', '13:05']`. */
export function localMinute(instant: Date, timeZone: string): [day: string, time: string] {
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  const [day = '', time = ''] = clock.format(instant).split(' ');
  return [day, time];
}
