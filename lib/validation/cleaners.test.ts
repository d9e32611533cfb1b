import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanDecimal, cleanDigits, cleanNumber } from './cleaners.ts';

test.each([
  ['+7 (921) 000-11-22', '79210001122'],
  ['1.5', '15'],
  ['１2٣', '2'],
  ['none', ''],
])('[S-5.11-18] of %s only the digits are kept: %s', (text, cleaned) => {
  expect(cleanDigits(text)).toBe(cleaned);
});

test.each([
  ['$ 007.50', '7.50'],
  ['1.2.3', '1.23'],
  ['0', '0'],
  ['000', '0'],
  ['0.5', '0.5'],
  ['00.5', '0.5'],
  ['.5', '.5'],
  ['5.', '5.'],
  ['-12 500,75', '1250075'],
  ['none', ''],
])('%s is the decimal %s', (text, cleaned) => {
  expect(cleanDecimal(text)).toBe(cleaned);
});

test.each([
  ['from 1.250.00 €', '1.250.00'],
  ['9876543210', '9876543210'],
  ['007', '007'],
  ['none', ''],
])('the number in %s is %s', (text, cleaned) => {
  expect(cleanNumber(text)).toBe(cleaned);
});

test('what is clean stays as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0019.,- a') }), (text) => {
      for (const clean of [cleanDigits, cleanDecimal, cleanNumber])
        expect(clean(clean(text))).toBe(clean(text));
    }),
  );
});
