import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, daysInMonth, type PlainDate, plainDate } from '../plain-date.ts';
import { date, dateBorn, dateIsAfterToday, dateIsBeforeToday } from './dates.ts';
import { testRules } from './judge.test-data.ts';

testRules([
  {
    title: 'a date is DD.MM.YYYY of the years 1000 to 3000, and a day that there is',
    validator: date(),
    message: 'date',
    takes: ['01.01.1000', '31.12.3000', '31.01.2026', '30.04.2026', '28.02.2026', '29.02.2024', '29.02.2000'],
    refuses: [
      ...['31.12.0999', '01.01.3001', '00.01.2026', '32.01.2026', '31.04.2026', '01.00.2026', '01.13.2026'],
      ...['29.02.2026', '29.02.1900', '29.02.2100', '30.02.2024'],
      ...[
        '1.1.2026',
        '01.01.26',
        '2026-01-01',
        '01/01/2026',
        '01/01.2026',
        '01.01/2026',
        '01.01.2026 ',
        ' 01.01.2026',
        '01.01.20260',
        '01.01.2026\n',
      ],
      ...['０１.０１.２０２６', '٠١.٠١.٢٠٢٦', '\u200f01.01.2026', 'today', ' '],
    ],
  },
  {
    title: 'a date of birth is a date after the year 1900',
    validator: dateBorn(),
    message: 'dateBorn',
    takes: ['01.01.1901', '29.02.2000', '31.12.2026'],
    refuses: ['31.12.1900', '01.01.1000', '29.02.1900', '32.01.1980', 'unknown'],
  },
]);

const today = plainDate('2026-03-01');
const written = (day: PlainDate) => day.split('-').reverse().join('.');

test('a day after today is an error, today is not', () => {
  const judge = dateIsBeforeToday(today);
  for (const day of ['01.03.2026', '28.02.2026', '31.12.1999', '']) expect(judge(day)).toBeUndefined();
  for (const day of ['02.03.2026', '01.03.2027'])
    expect(judge(day)?.key).toBe('validations.dateIsBeforeToday');
});

test('only a day after today is none', () => {
  const judge = dateIsAfterToday(today);
  for (const day of ['02.03.2026', '01.01.2027', '']) expect(judge(day)).toBeUndefined();
  for (const day of ['01.03.2026', '28.02.2026', '30.02.2027', 'tomorrow']) {
    expect(judge(day)?.key).toBe('validations.dateIsAfterToday');
  }
});

test('every day of four hundred years is a date, and the day after the last of a month is none', () => {
  for (let year = 1800; year < 2200; year++) {
    for (let month = 1; month <= 12; month++) {
      const last = daysInMonth(year, month);
      const rest = `.${String(month).padStart(2, '0')}.${year}`;
      expect(date()(`${last}${rest}`)).toBeUndefined();
      expect(date()(`${last + 1}${rest}`)).toBeDefined();
    }
  }
});

test('a day is after today or not, and the two rules agree about it', () => {
  fc.assert(
    fc.property(fc.integer({ min: -400, max: 400 }), (days) => {
      const day = written(addDays(today, days));
      expect(dateIsBeforeToday(today)(day) === undefined).toBe(days <= 0);
      expect(dateIsAfterToday(today)(day) === undefined).toBe(days > 0);
    }),
  );
});
