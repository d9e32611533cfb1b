import { expect, test } from 'vitest';
import { type MarketPhone, marketPhone, rawPhone } from './market-phone.ts';

const phoneRu: MarketPhone = { validatorKey: 'phoneRu', minLength: 12 };
const phoneBy: MarketPhone = { validatorKey: 'phoneBy', minLength: 13 };
const phoneTr: MarketPhone = { validatorKey: 'phoneTr', minLength: 13 };
const phoneInternational: MarketPhone = { validatorKey: 'phoneInternational', minLength: 9 };
const onlyNumbers: MarketPhone = { validatorKey: 'onlyNumbers', minLength: 7 };

test.for<[MarketPhone, string]>([
  [phoneRu, '+7 (921) 000 11 22'],
  [phoneRu, '79210001122'],
  [phoneRu, '+998901234567'],
  [phoneBy, '+375 (29) 111 22 33'],
  [phoneBy, '375291112233'],
  [phoneTr, '+90 532 111 22 33'],
  [phoneInternational, '+48600700800'],
  [phoneInternational, '+48 600 700 800'],
  [onlyNumbers, '1234567'],
  [onlyNumbers, '123456789012345'],
  [onlyNumbers, '921 000 11 22'],
  [onlyNumbers, ''],
])('%j takes %s', ([market, phone]) => {
  expect(marketPhone(market)(phone)).toBeUndefined();
});

test.for<[MarketPhone, string, string]>([
  [phoneRu, '8 921 000 11 22', 'phoneRu'],
  [phoneRu, '+7 (921) 000 11 2', 'phoneLength'],
  [phoneRu, '+7 921 000 11 22 доб. 5', 'phoneRu'],
  [phoneRu, '+7921000112233445', 'phoneLength'],
  [phoneBy, '+375 (29) 111 22 3', 'phoneLength'],
  [phoneBy, '+375-29-111-22-33', 'phoneBy'],
  [phoneBy, '+7 (29) 111 22 33 44', 'phoneCountry'],
  [phoneTr, '+90 532 111 22 3', 'phoneLength'],
  [phoneTr, '+90-532-111-22-33', 'phoneInternational'],
  [phoneTr, '+99 532 111 22 33', 'phoneCountry'],
  [phoneInternational, '48600700800', 'phoneInternational'],
  [phoneInternational, '+4860070080', 'phoneInternational'],
  [onlyNumbers, '123456', 'phoneLength'],
  [onlyNumbers, '+48600700800', 'onlyNumbers'],
  [onlyNumbers, '1234567890123456', 'phoneLength'],
])('%j refuses %s: %s', ([market, phone, message]) => {
  expect(marketPhone(market)(phone)).toMatchObject({ key: `validations.${message}` });
});

test.for<[title: string, mask: Parameters<typeof rawPhone>[0], text: string, raw: string]>([
  ['without its mask', 'phoneRu', '+7 (921) 000 11 22', '+79210001122'],
  ['as the mask would have shown it, where scripts were off', 'phoneRu', '8 921 000-11-22', '+79210001122'],
  ['as it was typed, where it has no digit', 'phoneRu', ' seven ', 'seven'],
  ['as it was typed, where there is no mask', undefined, ' 921 000-11-22 ', '921 000-11-22'],
  ['in Latin digits', undefined, '９２१', '921'],
])('a phone is judged and sent %s', ([, mask, text, raw]) => {
  expect(rawPhone(mask, text)).toBe(raw);
});
