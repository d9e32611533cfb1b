import { type PlainDate, parsePlainDate } from '#lib/plain-date.ts';
import type { DateFormat } from '#sites/markets.ts';
import type { DateRange } from '#web/search/query/date-range.ts';

const between = ' - ';

/** 10 characters for a day, 23 for a range ([W]§5). */
export const dateTextLength = { day: 10, range: 23 } as const;

/** Writes a range as the site writes dates: `12.06.2027 - 16.06.2027`; a single day alone. */
export const writeDateText = ({ from, to }: DateRange, format: DateFormat): string =>
  from === to ? writeDay(from, format) : writeDay(from, format) + between + writeDay(to, format);

/** Lets only digits through and sets the marks between them, for one day or two. */
export function maskDateText(typed: string, format: DateFormat): string {
  const digits = typed.replace(/\D/g, '').slice(0, 16);
  const first = maskDay(digits.slice(0, 8), format);
  return digits.length > 8 ? first + between + maskDay(digits.slice(8), format) : first;
}

/**
 * The range that a text names, its days swapped where the first is the later one. Undefined for what is no date or
 * lies outside the bounds: the field goes back to what it had ([W]§4).
 */
export function readDateText(text: string, format: DateFormat, bounds: DateRange): DateRange | undefined {
  const [first = '', second = first, ...rest] = text.trim().split(/\s+-\s+|\s+–\s+/);
  const [a, b] = [readDay(first, format), readDay(second, format)];
  if (!a || !b || rest.length > 0) return undefined;
  const [from, to] = a <= b ? [a, b] : [b, a];
  return from >= bounds.from && to <= bounds.to ? { from, to } : undefined;
}

/** The letters of a language for days, months and years (`ДД.ММ.ГГГГ`), in the order in which the site writes dates. */
export function dateTextLetters(letters: string, format: DateFormat): string {
  const [day = '', month = '', year = ''] = letters.split('.');
  return format.replace(/DD|MM|YYYY/g, (part) => ({ DD: day, MM: month })[part] ?? year);
}

const markOf = (format: DateFormat) => /[^DMY]/.exec(format)?.[0] ?? '.';

const writeDay = (date: PlainDate, format: DateFormat) =>
  format.replace('YYYY', date.slice(0, 4)).replace('MM', date.slice(5, 7)).replace('DD', date.slice(8));

function readDay(text: string, format: DateFormat): PlainDate | undefined {
  if (text.length !== dateTextLength.day) return undefined;
  const part = (letters: string) =>
    text.slice(format.indexOf(letters), format.indexOf(letters) + letters.length);
  const written = `${part('YYYY')}-${part('MM')}-${part('DD')}`;
  const date = parsePlainDate(written);
  return date && writeDay(date, format) === text ? date : undefined;
}

function maskDay(digits: string, format: DateFormat): string {
  let left = digits;
  const parts: string[] = [];
  for (const { length } of format.split(markOf(format))) {
    if (left === '') break;
    parts.push(left.slice(0, length));
    left = left.slice(length);
  }
  return parts.join(markOf(format));
}
