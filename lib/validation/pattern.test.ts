import { expect, test } from 'vitest';
import { getValidateByPattern, readPattern } from './pattern.ts';

test('a pattern is written as /body/flags', () => {
  const judge = getValidateByPattern('/^[a-z]+/[a-z]+$/i');
  expect(judge('abc/DEF')).toBeUndefined();
  expect(judge('abc')?.key).toBe('validations.getValidateByPattern');
});

test('spaces around the value count, unless the pattern trims', () => {
  expect(getValidateByPattern('/^\\d+$/')(' 42 ')).toBeDefined();
  expect(getValidateByPattern('/^\\d+$/', { trim: true })(' 42 ')).toBeUndefined();
  expect(getValidateByPattern('/^\\d+$/', { trim: true })('4 2')).toBeDefined();
});

test('the message is the operator’s own, or the usual one', () => {
  expect(getValidateByPattern('/^a$/', { text: 'Only a' })('b')).toEqual({
    key: 'validations.getValidateByPattern',
    params: {},
    text: 'Only a',
  });
  expect(getValidateByPattern('/^a$/', { text: '' })('b')).toEqual({
    key: 'validations.getValidateByPattern',
    params: {},
  });
});

test('an empty value passes, and so do spaces that are trimmed', () => {
  for (const value of ['', undefined, null]) expect(getValidateByPattern('/^a$/')(value)).toBeUndefined();
  expect(getValidateByPattern('/^a$/', { trim: true })('  ')).toBeUndefined();
  expect(getValidateByPattern('/^a$/')('  ')).toBeDefined();
});

test('a pattern judges each value anew, whatever its flags', () => {
  const judge = getValidateByPattern('/a/gy');
  expect(['a', 'a', 'a'].map((value) => judge(value))).toEqual([undefined, undefined, undefined]);
});

test('a text without slashes, without a body or that is no pattern is not read', () => {
  for (const pattern of ['', '/', '//', '//i', '^a$', 'a/b/', '/[/', '/a/x', '/a']) {
    expect(readPattern(pattern), pattern).toBeUndefined();
    expect(() => getValidateByPattern(pattern)).toThrow('Not a pattern');
  }
});

test('a value that no field has is refused without asking the pattern', () => {
  expect(getValidateByPattern('/^a*$/')('a'.repeat(1_000))).toBeUndefined();
  expect(getValidateByPattern('/^a*$/')('a'.repeat(1_001))).toBeDefined();
});
