import { addDays, daysInMonth, type PlainDate, plainDate } from './plain-date.ts';

/** The widest range of departure days that one search takes. */
export const longestWindowDays = 60;

/**
 * The last day that departures from `first` on may be asked for: `limit` days later, and no later than a month less a
 * day, for a longer pick would shrink to its first day ([W]§4).
 */
export function lastDayFrom(first: PlainDate, limit: number): PlainDate {
  const [byLimit, byMonth] = [addDays(first, limit), addDays(aMonthAfter(first), -1)];
  // biome-ignore lint/complexity/useMathMinMax: dates compare as text
  return byLimit < byMonth ? byLimit : byMonth;
}

/** The same day of the next month, or its last day where there is no such day. */
export function aMonthAfter(date: PlainDate): PlainDate {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const [nextYear, nextMonth] = month === 12 ? [year + 1, 1] : [year, month + 1];
  const lastDay = Math.min(day, daysInMonth(nextYear, nextMonth));
  return plainDate(`${nextYear}-${twoDigits(nextMonth)}-${twoDigits(lastDay)}`);
}

const twoDigits = (value: number) => String(value).padStart(2, '0');
