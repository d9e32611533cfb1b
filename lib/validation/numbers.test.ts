import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foreignDigits, testRules } from './judge.test-data.ts';
import {
  justNumbers,
  justNumbersWithSpaceAndComma,
  onlyIntegers,
  onlyNumbers,
  onlyNumeric,
} from './numbers.ts';

const numbers = ['0', '7', '007', '-5', '1.5', '-0.25', '9'.repeat(400)];
const noNumbers = [
  'a',
  '1a',
  '1,5',
  '1 5',
  ' 1',
  '1 ',
  '-',
  '.',
  '.5',
  '5.',
  '1.5.2',
  '--1',
  '1e5',
  '0x1F',
  'NaN',
  'Infinity',
  ' ',
];

testRules([
  {
    title: '[S-5.2-06] onlyNumbers takes numbers, a sign and a fraction included',
    validator: onlyNumbers(),
    message: 'onlyNumbers',
    takes: numbers,
    refuses: [...noNumbers, ...foreignDigits],
  },
  {
    title: 'onlyNumeric judges as onlyNumbers does, in other words',
    validator: onlyNumeric(),
    message: 'onlyNumeric',
    takes: numbers,
    refuses: [...noNumbers, ...foreignDigits],
  },
  {
    title: 'justNumbers takes digits only',
    validator: justNumbers(),
    message: 'onlyNumeric',
    takes: ['0', '0123456789', '1'.repeat(1_000)],
    refuses: ['-5', '1.5', '1,5', '1 5', '+7', 'a', ...foreignDigits],
  },
  {
    title: 'a number as people write it has one comma inside, and spaces',
    validator: justNumbersWithSpaceAndComma(),
    message: 'justNumbersWithSpaceAndComma',
    takes: ['5', '1,5', '1 250', '1 250 000,75', '-1 000,5', '1  5'],
    refuses: [
      ',5',
      ' 5',
      '5,',
      '5 ',
      '1.5',
      '1,5.',
      '1,2,3',
      'a',
      '1 a',
      ',',
      ' ',
      '1\u00a0000',
      ...foreignDigits,
    ],
  },
  {
    title: 'onlyIntegers takes digits only, in the words of onlyNumbers',
    validator: onlyIntegers(),
    message: 'onlyNumbers',
    takes: ['0', '42', '00'],
    refuses: ['-1', '1.0', '1,0', '1 0', 'ten', ...foreignDigits],
  },
]);

test('every number that is written out in full is one, and a letter anywhere in it makes it none', () => {
  const written = fc
    .tuple(fc.integer(), fc.option(fc.stringMatching(/^\d{1,9}$/)))
    .map(([whole, fraction]) => (fraction === null ? `${whole}` : `${whole}.${fraction}`));
  fc.assert(
    fc.property(written, fc.nat(), (text, place) => {
      expect(onlyNumbers()(text)).toBeUndefined();
      const at = place % (text.length + 1);
      expect(onlyNumbers()(`${text.slice(0, at)}e${text.slice(at)}`)).toBeDefined();
    }),
  );
});
