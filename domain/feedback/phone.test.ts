import { expect, test } from 'vitest';
import { onlyNumbers, phoneBy, phoneInternational, phoneRu, phoneTr } from '#sites/phone-fields.ts';
import { isPhoneOf } from './phone.ts';

const digitsOnly = onlyNumbers('0000000');

test.each([
  [phoneRu, '+7 (921) 000 11 22'],
  [phoneRu, '79210001122'],
  [phoneBy, '+375 (29) 111 22 33'],
  [phoneTr, '+90 532 111 22 33'],
  [phoneInternational, '+48600700800'],
  [phoneInternational, '+48 600 700 800'],
  [phoneInternational, '+919210001122'],
  [digitsOnly, '9210001122'],
])('%j takes %s', (field, phone) => {
  expect(isPhoneOf(field, phone)).toBe(true);
});

test.each([
  [phoneRu, '8 921 000 11 22', 'starts with 8'],
  [phoneRu, '+7 921', 'is too short'],
  [phoneRu, '+7 921 000 11 22 доб. 5', 'has letters'],
  [phoneBy, '+7 (29) 111 22 33 44', 'is of another country'],
  [phoneTr, '+90 532 111', 'is too short'],
  [phoneInternational, '48600700800', 'has no plus'],
  [phoneInternational, '+4860070080', 'has 10 digits'],
  [phoneInternational, '+4860070080012', 'has 13 digits'],
  [digitsOnly, '+48600700800', 'has a plus'],
  [digitsOnly, '123456', 'is too short'],
  [digitsOnly, '1234567890123456', 'is longer than any number'],
])('%j refuses %s: it %s', (field, phone) => {
  expect(isPhoneOf(field, phone)).toBe(false);
});
