import { addDays, type PlainDate, parsePlainDate } from '#lib/plain-date.ts';

/** Today and the days before it that a history has by itself. */
const usualDays = 7;

/**
 * The days of a history: the last seven, or as many years as the site is configured for ([S]§2.11). `today` is the day
 * whose rates hold, for those of a day that is still to come are not told.
 */
export const historyPeriod = (
  { rateHistoryYears: years }: { rateHistoryYears: number },
  today: PlainDate,
) => ({ from: years > 0 ? yearsBefore(today, years) : addDays(today, 1 - usualDays), to: today });

function yearsBefore(day: PlainDate, years: number): PlainDate {
  const same = `${Number(day.slice(0, 4)) - years}${day.slice(4)}`;
  return parsePlainDate(same) ?? yearsBefore(addDays(day, -1), years); // 29 February
}
