import { dayOfWeek, daysInMonth, eachDay, type PlainDate, plainDate } from '#lib/plain-date.ts';

/** A month as the calendar shows it: `2027-01`. */
export type Month = { month: string; first: PlainDate; last: PlainDate; previous: string; next: string };

const written = /^(20\d{2})-(0[1-9]|1[0-2])$/;

/** The month that an address asks for, else that of today. */
export function monthOf(asked: string | null, today: PlainDate): Month {
  const month = asked && written.test(asked) ? asked : today.slice(0, 7);
  const [year, nth] = [Number(month.slice(0, 4)), Number(month.slice(5))];
  return {
    month,
    first: plainDate(`${month}-01`),
    last: plainDate(`${month}-${daysInMonth(year, nth)}`),
    previous: monthAt(year, nth - 1),
    next: monthAt(year, nth + 1),
  };
}

const monthAt = (year: number, nth: number) => new Date(Date.UTC(year, nth - 1, 1)).toISOString().slice(0, 7);

/** The days of the month in weeks from Monday; what is of another month is undefined. */
export function weeksOf({ first, last }: Month): (PlainDate | undefined)[][] {
  const before = Array.from({ length: dayOfWeek(first) - 1 }, () => undefined);
  const days = [...before, ...eachDay(first, last)];
  const weekCount = Math.ceil(days.length / 7);
  return Array.from({ length: weekCount }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => days[week * 7 + day]),
  );
}
