import fc from 'fast-check';
import { expect, test } from 'vitest';
import { certainLengthsNumber, maxLength, minLength, withLength } from './lengths.ts';

const bound = (name: string, value: number) => ({ key: `validations.${name}`, params: { value } });

test('withLength takes its length and no other', () => {
  for (const text of ['abcd', '1 2 ', '日本語だ', '👍👍👍👍', 'שלום', ''])
    expect(withLength(4)(text)).toBeUndefined();
  for (const text of ['abc', 'abcde', 'x'.repeat(100_000)])
    expect(withLength(4)(text)).toEqual(bound('withLength', 4));
});

test('a number of certain lengths names them all', () => {
  const judge = certainLengthsNumber('10,12');
  for (const text of ['1234567890', '123456789012', '']) expect(judge(text)).toBeUndefined();
  for (const text of ['123456789', '12345678901', '1234567890123', 'abcdefghij', '１２３４５６７８９０']) {
    expect(judge(text)).toEqual({ key: 'validations.certainLengthsNumber', params: { lengths: [10, 12] } });
  }
  expect(certainLengthsNumber('8, 10')('1234567890'), 'spaces of the list do not count').toBeUndefined();
});

test('minLength takes its bound and more', () => {
  for (const text of ['abc', 'abcd', '👩👩👩', '']) expect(minLength(3)(text)).toBeUndefined();
  for (const text of ['a', 'ab', '👩👩']) expect(minLength(3)(text)).toEqual(bound('minLength', 3));
});

test('[S-5.2-18] maxLength takes its bound and less', () => {
  for (const text of ['abc', 'a', '👩👩👩', '']) expect(maxLength(3)(text)).toBeUndefined();
  for (const text of ['abcd', 'x'.repeat(100_000)]) expect(maxLength(3)(text)).toEqual(bound('maxLength', 3));
});

test('a text of any script is as long as it has characters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', minLength: 1 }), (text) => {
      const length = [...text].length;
      expect(withLength(length)(text)).toBeUndefined();
      expect(withLength(length + 1)(text)).toBeDefined();
      expect(minLength(length + 1)(text)).toBeDefined();
      expect(maxLength(length - 1)(text)).toBeDefined();
    }),
  );
});
