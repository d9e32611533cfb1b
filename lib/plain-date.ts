declare const isPlainDate: unique symbol;

/** A calendar day without time or zone, written `YYYY-MM-DD`; it sorts and compares as text. */
export type PlainDate = string & { readonly [isPlainDate]: true };

const dayMs = 86_400_000;
const written = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Reads `YYYY-MM-DD` or the calls' `YYYYMMDD`; anything that is not a real day of the years 1000–3000 is undefined. */
export function parsePlainDate(text: string): PlainDate | undefined {
  const dashed = /^\d{8}$/.test(text) ? `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}` : text;
  const [, year, month, day] = written.exec(dashed) ?? [];
  if (!year || !month || !day) return undefined;
  const exists = +month >= 1 && +month <= 12 && +day >= 1 && +day <= daysInMonth(+year, +month);
  return exists && +year >= 1000 && +year <= 3000 ? (dashed as PlainDate) : undefined;
}

/** The day that `text` names; throws where it names none. */
export function plainDate(text: string): PlainDate {
  const date = parsePlainDate(text);
  if (!date) throw new Error(`Not a date: ${text}`);
  return date;
}

export const daysInMonth = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** Days since 1970-01-01. */
export const dayNumber = (date: PlainDate) =>
  Date.UTC(+date.slice(0, 4), +date.slice(5, 7) - 1, +date.slice(8)) / dayMs;

/** Written part by part, which takes a quarter of what cutting it out of an ISO time does. */
export function fromDayNumber(day: number): PlainDate {
  const at = new Date(day * dayMs);
  const year = String(at.getUTCFullYear()).padStart(4, '0');
  return `${year}-${twoDigits(at.getUTCMonth() + 1)}-${twoDigits(at.getUTCDate())}` as PlainDate;
}

const twoDigits = (count: number) => (count < 10 ? `0${count}` : String(count));

export const addDays = (date: PlainDate, days: number) => fromDayNumber(dayNumber(date) + days);

/** The same day of another year; 29 February is the 28th where it does not exist. */
export function addYears(date: PlainDate, years: number): PlainDate {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number]; // a plain date has three
  const there = Math.min(day, daysInMonth(year + years, month));
  return plainDate(`${year + years}${date.slice(4, 8)}${String(there).padStart(2, '0')}`);
}

/** Nights between two days: positive when `to` is later. */
export const daysBetween = (from: PlainDate, to: PlainDate) => dayNumber(to) - dayNumber(from);

/** ISO day of the week: Monday 1 … Sunday 7. */
export const dayOfWeek = (date: PlainDate) => weekdayOf(dayNumber(date));

/** The same of a day by its number. */
export const weekdayOf = (day: number) => ((((day + 3) % 7) + 7) % 7) + 1;

/** The calls' form of a date, `YYYYMMDD`. */
export const compactDate = (date: PlainDate) => date.replaceAll('-', '');

type Calendar = { format: Intl.DateTimeFormat; quarter: number; day: PlainDate };

/** By zone: making a format costs a hundred times what using it does, and using it more than all else of a small answer. */
const calendars = new Map<string, Calendar>();

/** Zones are whole quarters of an hour apart, so a day begins with one. */
const quarterMs = 15 * 60_000;

/** The calendar day at `instant` in an IANA time zone. */
export function dayIn(instant: Date, timeZone: string): PlainDate {
  const quarter = Math.floor(instant.getTime() / quarterMs);
  const known = calendars.get(timeZone);
  if (known?.quarter === quarter) return known.day;
  const format =
    known?.format ??
    new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  const day = format.format(instant) as PlainDate;
  calendars.set(timeZone, { format, quarter, day });
  return day;
}

/** Every day from `from` to `to`, both included. */
export function* eachDay(from: PlainDate, to: PlainDate): Generator<PlainDate> {
  for (let day = dayNumber(from), last = dayNumber(to); day <= last; day++) yield fromDayNumber(day);
}
