import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maxLengthSumm, maxValue, minLengthSumm, minValue, valueRange } from './bounds.ts';

const bound = (name: string, value: number) => ({ key: `validations.${name}`, params: { value } });

test('minValue takes its bound and more, and names the bound otherwise', () => {
  const judge = minValue(18);
  for (const age of ['18', '18.0', '19', '100', '']) expect(judge(age)).toBeUndefined();
  for (const age of ['17', '17.99', '-18', '0', 'eighteen', '１８', '18 ']) {
    expect(judge(age)).toEqual(bound('minValue', 18));
  }
});

test('maxValue takes its bound and less, read as digits and the first dot', () => {
  const judge = maxValue(100);
  for (const amount of ['100', '99.99', '0100', '$ 100', '100 €', '1.0.0.0', '', 'a lot']) {
    expect(judge(amount)).toBeUndefined();
  }
  for (const amount of ['101', '100.01', '1 01', '$101', '-101']) {
    expect(judge(amount)).toEqual(bound('maxValue', 100));
  }
});

test('maxValue may have its own message', () => {
  expect(maxValue(5, 'order.seats.tooMany')('6')).toEqual({
    key: 'order.seats.tooMany',
    params: { value: 5 },
  });
});

test('a range asks for a number first, then for the upper and the lower bound', () => {
  const judge = valueRange(5, 10);
  for (const value of ['5', '7.5', '10', '']) expect(judge(value)).toBeUndefined();
  expect(judge('12a')?.key).toBe('validations.onlyNumbers');
  expect(judge('11')).toEqual(bound('maxValue', 10));
  expect(judge('4')).toEqual(bound('minValue', 5));
  expect(judge('-11'), 'the sign does not count for the upper bound').toEqual(bound('maxValue', 10));
});

test('a sum of less than the least names the least', () => {
  for (const sum of ['1000', '1000.01', '']) expect(minLengthSumm(1000)(sum)).toBeUndefined();
  for (const sum of ['999.99', '0', 'all'])
    expect(minLengthSumm(1000)(sum)).toEqual(bound('minLengthSumm', 1000));
});

test('a sum of more than the most names the most', () => {
  for (const sum of ['1000', '-1', '0', '']) expect(maxLengthSumm(1000)(sum)).toBeUndefined();
  for (const sum of ['1000.01', '1001', 'all'])
    expect(maxLengthSumm(1000)(sum)).toEqual(bound('maxLengthSumm', 1000));
});

test('a whole number of the range and no other passes it', () => {
  fc.assert(
    fc.property(fc.nat(1_000), fc.nat(1_000), fc.nat(3_000), (least, width, value) => {
      const fits = value >= least && value <= least + width;
      expect(valueRange(least, least + width)(String(value)) === undefined).toBe(fits);
    }),
  );
});
