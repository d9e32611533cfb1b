import type { Money } from '#lib/money.ts';
import type { PlainDate } from '#lib/plain-date.ts';
import { dayOfWeek, parsePlainDate } from '#lib/plain-date.ts';
import type { Site } from '#sites/site.ts';
import type { MessageKey } from './message-key.ts';
import { numberMarks, writeNumber } from './number-marks.ts';
import type { Translator } from './translator.ts';
import { writeFixed } from './write-fixed.ts';
import { writeMoney } from './write-money.ts';

/**
 * - `numeric` 12.06.2027 as the site writes dates
 * - `day` 12 June, `dayYear` 12 June 2027, `dayShort` 12 Jun
 * - `weekday` Sat 12 June
 * - `month` June 2027
 */
export type DateStyle = 'numeric' | 'day' | 'dayYear' | 'dayShort' | 'weekday' | 'month';

export type Format = {
  /** Whole units of the currency with the site's sign: € 1,234 → `€1,234`. */
  money: (money: Money) => string;
  number: (value: number, decimals?: number) => string;
  /** What guests think of a hotel, always with one decimal: `4.0`. */
  rating: (value: number) => string;
  /** A rate or its change, always with four decimals: `92.0886`. */
  rate: (value: number) => string;
  /** `12.06.2027` on every site: so lists of rates are dated ([S]§2.11). */
  rateDate: (date: string) => string;
  /** An empty text where there is no such day. */
  date: (date: PlainDate | string, style?: DateStyle) => string;
  /** `12–16 June`, `28 June – 3 July`; a single day where both are the same. */
  /** `12–16 June`; beside `today` with its year where it is another: `12–16 June 2020`. */
  dateRange: (from: PlainDate, to: PlainDate, today?: PlainDate) => string;
  /** `Sat 12 – Sat 19 June`: departure and return with their days of the week. */
  stay: (from: PlainDate, to: PlainDate) => string;
  weekdays: () => { name: string; short: string; narrow: string }[];
  nights: (from: number, to?: number) => string;
  list: (items: readonly string[]) => string;
  /** Under a kilometre in metres ([W]§9). */
  distance: (metres: number) => string;
};

/** The formatters of a site in the translator's language. They do not ask the browser: both sides write the same. */
export function createFormat(site: Pick<Site, 'currency' | 'dateFormat'>, translator: Translator): Format {
  const { t, locale, intlLocale } = translator;
  const marks = numberMarks(locale, intlLocale);
  const number = (value: number, decimals = 0) => writeNumber(value, decimals, marks);
  const date: Format['date'] = (day, style = 'day') => writeDate(t, day, style, site.dateFormat);

  return {
    number,
    rating: (value) => writeFixed(value, 1, marks),
    rate: (value) => writeFixed(value, 4, marks),
    rateDate: (day) => writeDate(t, day, 'numeric', 'DD.MM.YYYY'),
    date,
    money: (amount) => writeMoney(amount, site, marks),
    dateRange: (from, to, today) => writeRange(t, { from, to, today }, date),
    stay: (from, to) => writeStay(t, from, to, date),
    weekdays: () =>
      weekdayNumbers.map((day) => ({
        name: t(`dates.weekday.${day}`),
        short: t(`dates.weekdayShort.${day}`),
        narrow: t(`dates.weekdayNarrow.${day}`),
      })),
    nights: (from, to = from) =>
      from === to ? t('common.count.nights', { count: from }) : t('common.count.nightsRange', { from, to }),
    list: (items) =>
      items.length < 2
        ? items.join('')
        : t('common.list.and', { list: items.slice(0, -1).join(', '), last: items.at(-1)! }),
    distance: (metres) =>
      metres < 1000
        ? t('common.distance.metres', { value: Math.round(metres) })
        : t('common.distance.kilometres', { value: number(metres / 1000, metres < 10_000 ? 1 : 0) }),
  };
}

const weekdayNumbers = [1, 2, 3, 4, 5, 6, 7] as const;

type Month = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;
type Weekday = (typeof weekdayNumbers)[number];
type T = Translator['t'];

function partsOf(date: PlainDate) {
  const [year = '', month = '', day = ''] = date.split('-');
  return { year, month: Number(month) as Month, day: String(Number(day)) };
}

function writeDate(t: T, text: string, style: DateStyle, siteFormat: Site['dateFormat']): string {
  const date = parsePlainDate(text);
  if (!date) return '';
  const { year, month, day } = partsOf(date);
  const named = (key: MessageKey) => ({ day, month: t(key), year });
  switch (style) {
    case 'numeric':
      return siteFormat.replace('DD', date.slice(8)).replace('MM', date.slice(5, 7)).replace('YYYY', year);
    case 'day':
      return t('dates.pattern.dayMonth', named(`dates.month.${month}`));
    case 'dayYear':
      return t('dates.pattern.dayMonthYear', named(`dates.month.${month}`));
    case 'dayShort':
      return t('dates.pattern.dayMonthShort', named(`dates.monthShort.${month}`));
    case 'month':
      return t('dates.pattern.monthYear', named(`dates.monthAlone.${month}`));
    case 'weekday':
      return t('dates.pattern.weekdayDayMonth', {
        ...named(`dates.month.${month}`),
        weekday: shortDay(t, date),
      });
  }
}

const shortDay = (t: T, date: PlainDate) => t(`dates.weekdayShort.${dayOfWeek(date) as Weekday}`);

type Range = { from: PlainDate; to: PlainDate; today: PlainDate | undefined };

function writeRange(t: T, { from, to, today }: Range, date: Format['date']): string {
  const [first, last] = [partsOf(from), partsOf(to)];
  const isOtherYear = today !== undefined && partsOf(today).year !== last.year;
  const style = first.year !== last.year || isOtherYear ? 'dayYear' : 'day';
  if (from === to) return date(from, style);
  if (first.year === last.year && first.month === last.month) {
    const range = { from: first.day, to: last.day, month: t(`dates.month.${last.month}`) };
    if (!isOtherYear) return t('dates.pattern.rangeInMonth', range);
    return t('dates.pattern.rangeInMonthYear', { ...range, year: last.year });
  }
  return t('dates.pattern.range', { from: date(from, style), to: date(to, style) });
}

/** The month is named once where both days are in it. */
function writeStay(t: T, from: PlainDate, to: PlainDate, date: Format['date']): string {
  const [first, last] = [partsOf(from), partsOf(to)];
  if (first.year !== last.year || first.month !== last.month) {
    return t('dates.pattern.range', { from: date(from, 'weekday'), to: date(to, 'weekday') });
  }
  return t('dates.pattern.stayInMonth', {
    fromWeekday: shortDay(t, from),
    from: first.day,
    toWeekday: shortDay(t, to),
    to: last.day,
    month: t(`dates.month.${last.month}`),
  });
}
