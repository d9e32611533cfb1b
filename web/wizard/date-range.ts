import { addDays, daysBetween, daysInMonth, type PlainDate, plainDate } from '#lib/plain-date.ts';

export type DateRange = { from: PlainDate; to: PlainDate };

/** Most days between the first and the last day of departure. */
export const limitRange = 31;

/** How far ahead departures are offered. */
export const farthestDay = (today: PlainDate) => addDays(today, 365);

/** A range shorter than a month keeps its end; a longer one shrinks to its first day ([W]§4). */
export const pickRange = ({ from, to }: DateRange): DateRange =>
  to < aMonthAfter(from) ? { from, to } : { from, to: from };

/** While the last day is being chosen, only days near the first can be. */
export const isBeyondLimit = (day: PlainDate, anchor: PlainDate | undefined) =>
  anchor !== undefined && Math.abs(daysBetween(anchor, day)) > limitRange;

/** The same day of the next month, or its last day where there is no such day. */
function aMonthAfter(date: PlainDate): PlainDate {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const [nextYear, nextMonth] = month === 12 ? [year + 1, 1] : [year, month + 1];
  const lastDay = Math.min(day, daysInMonth(nextYear, nextMonth));
  return plainDate(`${nextYear}-${twoDigits(nextMonth)}-${twoDigits(lastDay)}`);
}

const twoDigits = (value: number) => String(value).padStart(2, '0');
