import { expect, test } from 'vitest';
import { plainDate } from '#lib/plain-date.ts';
import type { FieldValue, Validator } from '#lib/validation/fault.ts';
import { validators } from '#lib/validation/index.ts';
import { profileValidators } from '#lib/validation/manager-profile.ts';
import { marketPhone } from '#lib/validation/market-phone.ts';
import { readyValidators } from '#lib/validation/ready-validators.test-data.ts';
import { type Locale, locales } from '#sites/locales.ts';
import { createFormat } from './format.ts';
import { testTranslator } from './test-translator.ts';
import { validationText } from './validation-text.ts';

function textsIn(locale: Locale) {
  const translator = testTranslator(locale);
  return { t: translator.t, format: createFormat({ currency: 'EUR', dateFormat: 'DD.MM.YYYY' }, translator) };
}

function say(locale: Locale, validator: Validator, value: FieldValue): string {
  const { t, format } = textsIn(locale);
  return validationText(validator(value)!, t, format);
}

test.each([
  ['en', validators.minValue(18), '17', 'Not less than 18'],
  ['ru', validators.maxValue(1.5), '2', 'Не больше 1,5'],
  ['pl', validators.withLength(3), 'ab', 'Dokładnie 3 znaki'],
  ['en', validators.certainLengthsNumber('8,10,12'), '1', 'A number of this many digits: 8 or 10 or 12'],
  ['ru', validators.certainLengthsNumber('10,12'), '1', 'Число цифр должно быть таким: 10 или 12'],
  ['en', validators.minLength(3), 'ab', 'At least 3 characters'],
  ['ru', validators.minLength(21), 'ab', 'Не меньше 21 символа'],
  ['cs', validators.minLength(2), 'a', 'Nejméně 2 znaky'],
  ['en', validators.maxLength(1), 'ab', 'At most 1 character'],
  ['lt', validators.maxLength(10), 'a'.repeat(11), 'Ne daugiau kaip 10 simbolių'],
  ['en', validators.maxLength(2000), 'a'.repeat(2001), 'At most 2,000 characters'],
  ['en', validators.minLengthSumm(1000.5), '1', 'The smallest amount is 1,000.5'],
  ['ru', validators.maxLengthSumm(1000), '1001', 'Наибольшая сумма: 1\u00a0000'],
] as const)('in %s: %#', (locale, validator, value, text) => {
  expect(say(locale, validator, value)).toBe(text);
});

test('what the operator has to say is said as it is', () => {
  const validator = validators.getValidateByPattern('/^a$/', { text: 'Only {a}' });
  expect(say('en', validator, 'b')).toBe('Only {a}');
  expect(say('en', validators.getValidateByPattern('/^a$/'), 'b')).toBe(
    'This does not have the expected form',
  );
});

/** Every validator refuses one of these. */
const awkward = ['', 'a', 'я', '!', '1', '6', '１', '02.03.2026', '01.01.2026', 'aaaaaa', 'a  b', '+7'];

test.each(locales)('[S-5.1-06] everything that a validator refuses has a text in %s', (locale) => {
  const { t, format } = textsIn(locale);
  for (const [name, validator] of readyValidators) {
    const faults = awkward.map((value) => validator(value)).filter((found) => found !== undefined);
    expect(faults, name).not.toEqual([]);
    for (const found of faults)
      expect(validationText(found, t, format)).not.toMatch(/^\s*$|[{}]|undefined|NaN/);
  }
  for (const entityField of ['phones', 'email']) {
    const field = { entityField, required: false, editable: true, visible: true };
    const [judge] = profileValidators(field, plainDate('2026-11-21'));
    expect(validationText(judge!('a')!, t, format)).toMatch(/^\p{Lu}.{20}/u);
  }
  const tooShort = marketPhone({ countryCode: '7', validatorKey: 'phoneRu', minLength: 12 })('+7 1')!;
  expect(validationText(tooShort, t, format)).not.toBe('');
});
