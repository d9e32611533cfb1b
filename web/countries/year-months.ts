import { addDays, daysInMonth, type PlainDate, plainDate } from '#lib/plain-date.ts';

/** The days of a month. */
export type MonthDays = { from: PlainDate; to: PlainDate };

/** Twelve months, of which the first begins tomorrow; one that is over tomorrow is left out. */
export function yearFrom(today: PlainDate): MonthDays[] {
  const tomorrow = addDays(today, 1);
  const [year = 0, month = 0] = tomorrow.split('-').map(Number);
  return Array.from({ length: 12 }, (_, index) => {
    const of = { year: year + Math.floor((month - 1 + index) / 12), month: ((month - 1 + index) % 12) + 1 };
    const named = `${of.year}-${String(of.month).padStart(2, '0')}`;
    const last = daysInMonth(of.year, of.month);
    return { from: index === 0 ? tomorrow : plainDate(`${named}-01`), to: plainDate(`${named}-${last}`) };
  });
}
