import { expect, test } from 'vitest';
import { type MarketPhone, marketPhone } from './market-phone.ts';

const phoneRu: MarketPhone = { countryCode: '7', validatorKey: 'phoneRu', minLength: 12 };
const onlyNumbers: MarketPhone = { countryCode: '421', validatorKey: 'onlyNumbers', minLength: 7 };

test('the least length of a market, and its validator, hold for numbers of its country', () => {
  const keyOf = (market: MarketPhone, phone: string) => marketPhone(market)(phone)?.key;
  expect(keyOf(phoneRu, '+79210001122')).toBeUndefined();
  expect(keyOf({ ...phoneRu, minLength: 13 }, '8 921 000 11 22')).toBe('validations.phoneLength');
  expect(keyOf({ ...phoneRu, minLength: 13 }, '+12025550123')).toBeUndefined();
  const estonia: MarketPhone = { countryCode: '372', validatorKey: 'phoneInternational', minLength: 9 };
  expect(keyOf(estonia, '5123 4567')).toBeUndefined();
  expect(keyOf(estonia, '600 0140')).toBe('validations.phoneInternational');
  expect(keyOf(onlyNumbers, '+421912123456')).toBeUndefined();
  expect(keyOf({ ...onlyNumbers, minLength: 10 }, '0912 123 456')).toBe('validations.phoneLength');
});
