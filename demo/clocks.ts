import { assert } from '#lib/assert.ts';
import { addDays, dayNumber, fromDayNumber, type PlainDate } from '#lib/plain-date.ts';

const dayMs = 86_400_000;
const minuteMs = 60_000;

/** What the clocks of a zone show, for many flights: a day is looked up in Intl once. */
export type Clock = { offsetAt: (utcMs: number) => number };

/** The clock of an IANA time zone; offsets are minutes east of UTC. */
export function clockOf(timeZone: string): Clock {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  const read = (utcMs: number) => {
    const written = format.formatToParts(utcMs).find(({ type }) => type === 'timeZoneName')?.value ?? '';
    const [, sign, hours, minutes] = /^GMT(?:([+-])(\d\d):(\d\d))?/.exec(written) ?? [];
    return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0));
  };
  const atMidnight = new Map<number, number>();
  const midnight = (day: number) => {
    const known = atMidnight.get(day) ?? read(day * dayMs);
    atMidnight.set(day, known);
    return known;
  };
  return {
    offsetAt: (utcMs) => {
      const day = Math.floor(utcMs / dayMs);
      const offset = midnight(day);
      // Only on the day on which the clocks change does the hour matter.
      return offset === midnight(day + 1) ? offset : read(utcMs);
    },
  };
}

/** Local days and minutes of the day of a flight's arrival. */
export type LocalMinute = { date: PlainDate; minute: number };

/** When a flight of `duration` minutes that leaves at `departure` (clock `from`) lands, by the clock `to`. */
export function arrivalOf(departure: LocalMinute, duration: number, from: Clock, to: Clock): LocalMinute {
  const wall = dayNumber(departure.date) * dayMs + departure.minute * minuteMs;
  const guess = wall - from.offsetAt(wall) * minuteMs;
  const utc = wall - from.offsetAt(guess) * minuteMs;
  const landed = utc + duration * minuteMs;
  const local = landed / minuteMs + to.offsetAt(landed);
  assert(Number.isInteger(local), 'clocks differ by whole minutes');
  const day = Math.floor(local / 1440);
  return { date: fromDayNumber(day), minute: local - day * 1440 };
}

/** A local minute that may be before or after its day, brought into it. */
export const inDay = ({ date, minute }: LocalMinute): LocalMinute => ({
  date: addDays(date, Math.floor(minute / 1440)),
  minute: ((minute % 1440) + 1440) % 1440,
});

/** `YYYY-MM-DD HH:MM`. */
export const writtenMinute = ({ date, minute }: LocalMinute) =>
  `${date} ${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
