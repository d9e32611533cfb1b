import fc from 'fast-check';
import { expect, test } from 'vitest';
import { money } from '#lib/money.ts';
import { plainDate } from '#lib/plain-date.ts';
import { allSites } from '#sites/all-sites.ts';
import { intlLocale } from '#sites/intl-locale.ts';
import { localesOf } from '#sites/locale.ts';
import { type Locale, locales } from '#sites/locales.ts';
import { createFormat } from './format.ts';
import { numberMarks, writeNumber } from './number-marks.ts';
import { splitMessage } from './split-message.ts';
import { testTranslator } from './test-translator.ts';

function formatOf(market: string, locale: Locale) {
  const site = allSites.find(({ id }) => id === `b2c-${market}`)!;
  return createFormat(site, { ...testTranslator(locale), intlLocale: intlLocale(site, locale) });
}

const nbsp = '\u00a0';

test.each([
  ['com', 'en', 'EUR', '€12,346'],
  ['com', 'ru', 'EUR', `12${nbsp}346${nbsp}€`],
  ['ru', 'ru', 'RUB', `12${nbsp}346${nbsp}₽`],
  ['ru', 'en', 'RUB', '₽12,346'],
  ['by', 'ru', 'BYN', `12${nbsp}346${nbsp}руб.`],
  ['ru', 'ru', 'BYN', `12${nbsp}346${nbsp}BYN`],
  ['pl', 'pl', 'PLN', `12${nbsp}346${nbsp}zł`],
  ['pl', 'en', 'PLN', `12,346${nbsp}zł`],
  ['in', 'en', 'INR', '₹12,346'],
  ['az', 'az', 'AZN', `12.346${nbsp}₼`],
  ['tr', 'tr', 'EUR', '€12.346'],
  ['hu', 'hu', 'HUF', `12${nbsp}346${nbsp}Ft`],
  ['uz', 'uz', 'UZS', `12${nbsp}346${nbsp}сум`],
  ['kz', 'kk', 'KZT', `12${nbsp}346${nbsp}₸`],
] as const)('on %s in %s an amount of %s reads %s', (market, locale, currency, text) => {
  expect(formatOf(market, locale).money(money(1_234_560, currency))).toBe(text);
});

test('a discount has a true minus before the sign, and lakhs are grouped the Indian way', () => {
  expect(formatOf('com', 'en').money(money(-16_200, 'EUR'))).toBe('\u2212€162');
  expect(formatOf('ru', 'ru').money(money(-1_620_000, 'RUB'))).toBe(`\u221216${nbsp}200${nbsp}₽`);
  expect(formatOf('in', 'en').money(money(12_345_600, 'INR'))).toBe('₹1,23,456');
  expect(formatOf('com', 'en').money(money(-20, 'EUR'))).toBe('€0');
});

test('four-digit amounts are grouped even where the language leaves four-digit numbers whole', () => {
  const { money: write, number } = formatOf('pl', 'pl');
  expect(write(money(123_400, 'PLN'))).toBe(`1${nbsp}234${nbsp}zł`);
  expect(number(1234)).toBe('1234');
});

test('what guests think of a hotel has one decimal, where it is a round number, too', () => {
  expect([4, 4.8, 10].map(formatOf('com', 'en').rating)).toEqual(['4.0', '4.8', '10.0']);
  expect(formatOf('ru', 'ru').rating(4)).toBe('4,0');
});

test('[S-2.11-04] [S-2.11-05] rates have four decimals and their days are DD.MM.YYYY, whatever the site writes', () => {
  const { rate, rateDate } = formatOf('com', 'en');
  expect([92.0886, 0.05, 1234.5, 0, -0.05, -0.00001].map(rate)).toEqual([
    '92.0886',
    '0.0500',
    '1,234.5000',
    '0.0000',
    '\u22120.0500',
    '0.0000',
  ]);
  expect(formatOf('ru', 'ru').rate(92.5)).toBe('92,5000');
  expect(rateDate('2026-11-02')).toBe('02.11.2026');
  expect(formatOf('hu', 'hu').rateDate('2026-11-02')).toBe('02.11.2026');
});

test('numbers are written as CLDR has them, in every language', () => {
  const number = fc.oneof(
    fc.integer({ min: -10_000_000, max: 10_000_000 }),
    fc.integer({ min: -99_999, max: 99_999 }).map((n) => n / 100),
  );
  const tags = [...locales.map((locale) => (locale === 'en' ? 'en-GB' : locale)), 'en-IN'];
  for (const tag of tags) {
    const marks = numberMarks(tag.slice(0, 2) as Locale, tag);
    const intl = new Intl.NumberFormat(tag, { maximumFractionDigits: 2 });
    const plain = (text: string) => text.replace(/\s/g, ' ').replace('\u2212', '-');
    fc.assert(
      fc.property(number, (value) => {
        expect(plain(writeNumber(value, 2, marks))).toBe(plain(intl.format(value)));
      }),
    );
  }
});

test.each([
  ['com', '12/06/2027'],
  ['ru', '12.06.2027'],
  ['hu', '2027.06.12'],
  ['lt', '2027-06-12'],
])('on %s the numeric date is %s', (market, text) => {
  expect(formatOf(market, 'en').date(plainDate('2027-06-12'), 'numeric')).toBe(text);
});

test.each([
  ['day', '12 June', '12 июня', '12 czerwca'],
  ['dayYear', '12 June 2027', '12 июня 2027', '12 czerwca 2027'],
  ['dayShort', '12 Jun', '12 июн', '12 cze'],
  ['weekday', 'Sat 12 June', 'сб, 12 июня', 'sob, 12 czerwca'],
  ['month', 'June 2027', 'Июнь 2027', 'Czerwiec 2027'],
] as const)(
  '[S-9-12] [S-9-13] [S-9-14] [W-9-10] [W-9-11] a date as %s reads %s, %s, %s',
  (style, en, ru, pl) => {
    const date = plainDate('2027-06-12');
    expect(formatOf('com', 'en').date(date, style)).toBe(en);
    expect(formatOf('ru', 'ru').date(date, style)).toBe(ru);
    expect(formatOf('pl', 'pl').date(date, style)).toBe(pl);
  },
);

test('[S-9-11] [S-8-12] a date is also read from YYYYMMDD, and an invalid one gives an empty text', () => {
  const { date } = formatOf('com', 'en');
  expect(date('20270612')).toBe('12 June');
  expect(date('20270632')).toBe('');
  expect(date('soon')).toBe('');
});

test('a range names month and year once where they are the same', () => {
  const { dateRange } = formatOf('com', 'en');
  const range = (from: string, to: string) => dateRange(plainDate(from), plainDate(to));
  expect(range('2027-06-12', '2027-06-16')).toBe('12–16 June');
  expect(range('2027-06-28', '2027-07-03')).toBe('28 June – 3 July');
  expect(range('2027-12-28', '2028-01-03')).toBe('28 December 2027 – 3 January 2028');
  expect(range('2027-06-12', '2027-06-12')).toBe('12 June');
});

test.each([
  ['com', 'en', '12–16 June 2020', '12 June 2020', '28 June 2020 – 3 July 2020'],
  ['ru', 'ru', '12–16 июня 2020', '12 июня 2020', '28 июня 2020 – 3 июля 2020'],
  ['hu', 'hu', '2020. június 12–16.', '2020. június 12.', '2020. június 28. – 2020. július 3.'],
] as const)(
  'beside today a range of another year names it: on %s in %s',
  (market, locale, inMonth, day, months) => {
    const { dateRange } = formatOf(market, locale);
    const range = (from: string, to: string, today: string) =>
      dateRange(plainDate(from), plainDate(to), plainDate(today));
    expect(range('2020-06-12', '2020-06-16', '2026-11-29')).toBe(inMonth);
    expect(range('2020-06-12', '2020-06-12', '2026-11-29')).toBe(day);
    expect(range('2020-06-28', '2020-07-03', '2026-11-29')).toBe(months);
    expect(range('2020-06-12', '2020-06-16', '2020-11-29')).not.toContain('2020');
  },
);

test('a stay names the days of the week', () => {
  const { stay } = formatOf('com', 'en');
  expect(stay(plainDate('2027-06-12'), plainDate('2027-06-19'))).toBe('Sat 12 – Sat 19 June');
  expect(stay(plainDate('2027-06-28'), plainDate('2027-07-05'))).toBe('Mon 28 June – Mon 5 July');
});

test('nights are one number or a range', () => {
  const { nights } = formatOf('ru', 'ru');
  expect(nights(7)).toBe('7 ночей');
  expect(nights(7, 9)).toBe('7–9 ночей');
  expect(nights(7, 7)).toBe('7 ночей');
});

test('[W-9-42] a distance under a kilometre is in metres', () => {
  const { distance } = formatOf('com', 'en');
  expect(distance(150)).toBe(`150${nbsp}m`);
  expect(distance(999)).toBe(`999${nbsp}m`);
  expect(distance(1000)).toBe(`1${nbsp}km`);
  expect(distance(1540)).toBe(`1.5${nbsp}km`);
  expect(distance(62_400)).toBe(`62${nbsp}km`);
});

test('a list joins its last item with a word', () => {
  const { list } = formatOf('com', 'en');
  expect([list([]), list(['a']), list(['a', 'b']), list(['a', 'b', 'c'])]).toEqual([
    '',
    'a',
    'a and b',
    'a, b and c',
  ]);
});

test('every site can write a date, a price and a range in each of its languages', () => {
  for (const site of allSites.filter(({ variant }) => variant === 'b2c')) {
    for (const locale of localesOf(site)) {
      const format = formatOf(site.market, locale);
      expect(format.money(money(98_400, site.currency))).toContain('984');
      expect(format.date(plainDate('2027-06-12'), 'weekday')).toContain('12');
      expect(new Set(format.weekdays().map(({ narrow }) => narrow)).size).toBe(7);
    }
  }
});

test('a sentence splits around the place of a link', () => {
  const { t } = testTranslator('en');
  expect(splitMessage(t, 'form.agree', 'policy')).toEqual([
    'I agree that my data are processed under the ',
    '',
  ]);
});
