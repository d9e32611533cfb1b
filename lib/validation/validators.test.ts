import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainDate } from '../plain-date.ts';
import type { Validator } from './fault.ts';
import { type ValidatorName, validators } from './index.ts';

const catalogue =
  'required requiredQuestion requiredBlock requiredSmallText requiredTime onlyNumbers onlyNumeric justNumbers justNumbersWithSpaceAndComma onlyIntegers minValue maxValue valueRange withLength certainLengthsNumber minLength maxLength minLengthSumm maxLengthSumm date dateBorn dateIsBeforeToday dateIsAfterToday email strictEmail telephone telephoneWithBrackets phoneRu phoneBy phoneTr phoneInternational mobileRu mobileRuWithEmpty mobileInternational phoneOnlyNumbers phoneNumbersAndSymbols nameLatin nameCyrillic onlyCyrillic onlyCyrillicUA onlyCyrillicAndDash onlyCyrillicAndNumbers onlyLatinAndDash onlyLatinAndNumbers onlyCapsLatinAndNumbers onlyNumbersAndLatinAndCyrillic onlyNumLatinCyrDotDashNo nonCyrillic nonLatin nonCharsAndSpaces nameLatinAndCyrillic nameLatinAndCyrillicAndSpaces flightNumber passwordStrength onlyNumbersAndSpace onlyNumbersWithoutSpace address addressUA addressLat iin inn validateMoneyWithDecimals onlyNumbersAndCurrencySymbols numbersCurrenciesAndComma getValidateByPattern';
const own = ['phoneCountry', 'iinChecksum'];

const today = plainDate('2026-03-01');

const parameters: { [name in ValidatorName]?: Parameters<(typeof validators)[name]> } = {
  minValue: [5],
  maxValue: [5],
  valueRange: [5, 10],
  withLength: [5],
  certainLengthsNumber: ['10,12'],
  minLength: [5],
  maxLength: [5],
  minLengthSumm: [5],
  maxLengthSumm: [5],
  dateIsBeforeToday: [today],
  dateIsAfterToday: [today],
  phoneCountry: ['375'],
  onlyNumbersAndCurrencySymbols: [['€', 'Kč']],
  numbersCurrenciesAndComma: [['€', 'Kč']],
  getValidateByPattern: ['/^[a-zа-я ]+$/i'],
};

const each = (Object.keys(validators) as ValidatorName[]).map((name): [ValidatorName, Validator] => {
  // The table above gives each validator its own parameters, which no type of a loop can follow.
  const make = validators[name] as (...own: readonly unknown[]) => Validator;
  return [name, make(...(parameters[name] ?? []))];
});

test('every validator of the specification is there under its name, and two of our own', () => {
  expect(Object.keys(validators).sort()).toEqual([...catalogue.split(' '), ...own].sort());
});

const demanding =
  'required requiredQuestion requiredBlock requiredSmallText requiredTime mobileRu onlyCapsLatinAndNumbers flightNumber';

test.each(each)('%s demands a value only if the specification says so', (name, validate) => {
  const isDemanding = demanding.split(' ').includes(name);
  for (const nothing of ['', undefined, null]) expect(validate(nothing) !== undefined).toBe(isDemanding);
});

test('[S-5.1-06] whatever is entered, a fault has a key below validations, and the same one every time', () => {
  const anything = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom(...'019 .,-+()@"aZяЁ?!№€[]\u200f１') }),
    fc.boolean(),
    fc.array(fc.string()),
  );
  fc.assert(
    fc.property(anything, (value) => {
      for (const [, validate] of each) {
        const found = validate(value);
        expect(found?.key ?? 'validations.').toMatch(/^validations\./);
        expect(validate(value)).toEqual(found);
      }
    }),
    { numRuns: 300 },
  );
});

const units = [
  'a',
  'A',
  '1',
  ' ',
  'a ',
  'a.',
  '.',
  '+',
  '-',
  '"',
  '\\"',
  '"@',
  '@',
  'a@a.',
  'я',
  'я ',
  '0',
  '1 ',
  ',',
  '(',
  '?',
  '1.1.',
  '\u0301',
  '👍',
  'ש',
];
const size = 100_000;

const fastest = (work: () => unknown) =>
  Math.min(
    ...[1, 2, 3].map(() => {
      const start = performance.now();
      work();
      return performance.now() - start;
    }),
  );

/** Looks at every character once. */
function scan(text: string) {
  let sum = 0;
  for (let at = 0; at < text.length; at++) sum += text.charCodeAt(at);
  return sum;
}

/** Good until the very end, so that whatever can be tried again is. */
const hostile = units.flatMap((unit) => {
  const text = unit.repeat(size / unit.length);
  return [text, `${text}\n`, `a@${text}!`, `"${text}`, `+7${text}x`, `1${text}₽`];
});

const oneScan = Math.max(...hostile.map((text) => fastest(() => scan(text))));

test.each(each)('%s reads 100,000 hostile characters in the time of some readings', (_, validate) => {
  for (const text of hostile) expect(fastest(() => validate(text))).toBeLessThan(200 * oneScan);
});
