import { expect, test } from 'vitest';
import { allSites } from './all-sites.ts';
import { phoneBy, phoneRu, phoneTr } from './phone-fields.ts';

const fields = allSites.filter(({ variant }) => variant === 'b2c').map(({ phone }) => phone);
const lengthsOf = (rule: string) =>
  fields.filter((field) => field.maskKey === rule).map((field) => field.minLength);

test('[S-5.11-14] one market asks for a Belarusian phone of at least 13 characters', () => {
  expect(lengthsOf('phoneBy')).toEqual([13]);
});

test('[S-5.11-15] three markets ask for an international phone of at least 9 characters', () => {
  expect(lengthsOf('phoneInternational')).toEqual([9, 9, 9]);
});

test('[S-5.11-16] five markets ask for a +7 phone of at least 12 characters', () => {
  expect(lengthsOf('phoneRu')).toEqual([12, 12, 12, 12, 12]);
});

test('[S-3.18-01] every market has a placeholder, a length and a validator, and a mask unless it takes plain digits', () => {
  for (const field of fields) {
    expect(field.placeholder).not.toBe('');
    expect(field.maskKey ?? 'onlyNumbers').toBe(field.validatorKey);
  }
});

test('[S-5.11-17] which markets ask for which kind of phone is ours to say', () => {
  const marketsOf = (rule: string) =>
    allSites
      .filter(({ variant, phone }) => variant === 'b2c' && phone.maskKey === rule)
      .map(({ market }) => market)
      .sort();
  expect(marketsOf('phoneRu')).toEqual(['az', 'kg', 'kz', 'ru', 'uz']);
  expect(marketsOf('phoneBy')).toEqual(['by']);
  expect(marketsOf('phoneInternational')).toEqual(['com', 'cz', 'pl']);
  expect(marketsOf('phoneTr')).toEqual(['tr']);
});

test('the least length of a mask that knows its country is that of a whole number', () => {
  for (const { minLength, placeholder } of [phoneRu('7'), phoneBy('375'), phoneTr('90')]) {
    expect(placeholder.replace(/[ ()]/g, '')).toHaveLength(minLength);
  }
});
