import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, plainDate } from '#lib/plain-date.ts';
import { dateFormats } from '#sites/markets.ts';
import { dateTextLength, dateTextLetters, maskDateText, readDateText, writeDateText } from './date-text.ts';

const bounds = { from: plainDate('2026-11-21'), to: plainDate('2027-11-21') };

test('what is written in any format is read back, in 10 or 23 characters [W-5-11]', () => {
  const days = fc.tuple(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 60 }));
  fc.assert(
    fc.property(days, fc.constantFrom(...dateFormats), ([start, length], format) => {
      const range = { from: addDays(bounds.from, start), to: addDays(bounds.from, start + length) };
      const text = writeDateText(range, format);
      expect(text).toHaveLength(length === 0 ? dateTextLength.day : dateTextLength.range);
      expect(readDateText(text, format, bounds)).toEqual(range);
      expect(maskDateText(text, format)).toBe(text);
    }),
  );
});

test.each([
  ['12', 'DD.MM.YYYY', '12'],
  ['1206', 'DD.MM.YYYY', '12.06'],
  ['12062027', 'DD/MM/YYYY', '12/06/2027'],
  ['20270612', 'YYYY-MM-DD', '2027-06-12'],
  ['1206202716', 'DD.MM.YYYY', '12.06.2027 - 16'],
  ['12a06b2027--16062027999', 'DD.MM.YYYY', '12.06.2027 - 16.06.2027'],
] as const)('typing %j in the format %s shows %j [W-2.9-02]', (typed, format, shown) => {
  expect(maskDateText(typed, format)).toBe(shown);
});

test.each([
  ['ДД.ММ.ГГГГ', 'DD.MM.YYYY', 'ДД.ММ.ГГГГ'],
  ['DD.MM.YYYY', 'DD/MM/YYYY', 'DD/MM/YYYY'],
  ['NN.HH.ÉÉÉÉ', 'YYYY.MM.DD', 'ÉÉÉÉ.HH.NN'],
  ['DD.MM.MMMM', 'YYYY-MM-DD', 'MMMM-MM-DD'],
] as const)('the letters %j of a language in the format %s are %j [W-9-08]', (letters, format, shown) => {
  expect(dateTextLetters(letters, format)).toBe(shown);
});

test('a typed start after the end swaps the two [W-4-37]', () => {
  expect(readDateText('16.06.2027 - 12.06.2027', 'DD.MM.YYYY', bounds)).toEqual({
    from: '2027-06-12',
    to: '2027-06-16',
  });
});

test.each([
  '31.02.2027',
  '12.13.2027',
  '12.06.2025',
  '12.06.2028',
  '12.06',
  '',
  'tomorrow',
  '12.06.2027 - 13.06.2027 - 14.06.2027',
])('%j is no date that can be chosen, and is not applied [W-4-38] [W-5-12] [W-5-16]', (text) => {
  expect(readDateText(text, 'DD.MM.YYYY', bounds)).toBeUndefined();
});
