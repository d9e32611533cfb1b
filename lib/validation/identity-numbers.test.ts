import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Validator } from './fault.ts';
import { iin, iinChecksum, inn } from './identity-numbers.ts';
import { testRules } from './judge.test-data.ts';

/** Taxpayer numbers of companies whose check digit is not 0, from the public register. */
const companies = ['7707083893', '7736050003', '7736207543'];
const person = '500100732259';

/** Business numbers of Kazakhstan, which have the check digit of an IIN; from the public register. */
const kazakh = ['971240001315', '940140000385', '020240000555'];

testRules([
  {
    title: 'an IIN has exactly 12 characters',
    validator: iin(),
    message: 'iin',
    takes: [...kazakh, 'abcdefghijkl', '1'.repeat(12)],
    refuses: ['1'.repeat(11), '1'.repeat(13), ' ', '👍'.repeat(6)],
  },
  {
    title: 'the check digit of an IIN is that of the register',
    validator: iinChecksum(),
    message: 'iinChecksum',
    takes: ['', ...kazakh],
    refuses: [
      '971240001316',
      '97124000131',
      '9712400013150',
      'abcdefghijkl',
      '９７１２４０００１３１５',
      '94014 000385',
    ],
  },
  {
    title: 'an INN has 10 or 12 digits and the check digits of the register',
    validator: inn(),
    message: 'inn',
    takes: ['', ...companies, person],
    refuses: [
      ...[
        '770708389',
        '77070838930',
        '7707083893012',
        '7707 083893',
        '7736 50003', // a space would count as the 0 that it stands for
        '7707O83893',
        '-770708389',
        '7707083893 ',
      ],
      ...['７７０７０８３８９３', 'שלוםשלוםשל', '1'.repeat(10), '1'.repeat(12), '9'.repeat(100_000)],
    ],
  },
]);

test('every wrong digit of an INN is seen', () => {
  for (const number of [...companies, person]) {
    const slips = oneDigitAway(number);
    expect(slips).toHaveLength(9 * number.length);
    expect(slips.filter((slip) => inn()(slip) === undefined)).toEqual([]);
  }
});

test('eleven digits have one check digit of an IIN, or none: their sum mod 11, weighed anew where it is 10', () => {
  fc.assert(
    fc.property(digitsOf(11), (digits) => {
      const sums = [0, 2].map((shift) =>
        digits.reduce((sum, digit, place) => sum + digit * (((place + shift) % 11) + 1), 0),
      );
      const check = sums.map((sum) => sum % 11).find((rest) => rest < 10);
      expect(endingsTaken(iinChecksum(), digits.join(''), 1)).toEqual(
        check === undefined ? [] : [`${check}`],
      );
    }),
  );
});

test('every wrong digit of an IIN is seen that its formula can see', () => {
  const unseen = kazakh.flatMap((number) =>
    oneDigitAway(number).filter((slip) => slip[10] === number[10] && iinChecksum()(slip) === undefined),
  );
  // The eleventh digit has the weight 11 and counts for nothing; these are weighed anew and meet their old digit.
  expect(unseen).toEqual(['941240001315', '940140700385', '020240700555']);
});

const digitsOf = (length: number) => fc.array(fc.nat(9), { minLength: length, maxLength: length });

test('nine digits have one check digit: their weighted sum, mod 11, mod 10', () => {
  fc.assert(
    fc.property(digitsOf(9), (digits) => {
      const [a, b, c, d, e, f, g, h, i] = digits as [
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
      ];
      const check = ((2 * a + 4 * b + 10 * c + 3 * d + 5 * e + 9 * f + 4 * g + 6 * h + 8 * i) % 11) % 10;
      expect(endingsTaken(inn(), digits.join(''), 1)).toEqual([`${check}`]);
    }),
  );
});

test('ten digits have one pair of check digits, the second made with the first', () => {
  fc.assert(
    fc.property(digitsOf(10), (digits) => {
      const [a, b, c, d, e, f, g, h, i, j] = digits as [
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
      ];
      const first =
        ((7 * a + 2 * b + 4 * c + 10 * d + 3 * e + 5 * f + 9 * g + 4 * h + 6 * i + 8 * j) % 11) % 10;
      const second =
        ((3 * a + 7 * b + 2 * c + 4 * d + 10 * e + 3 * f + 5 * g + 9 * h + 4 * i + 6 * j + 8 * first) % 11) %
        10;
      expect(endingsTaken(inn(), digits.join(''), 2)).toEqual([`${first}${second}`]);
    }),
  );
});

/** Every number that differs in one digit. */
const oneDigitAway = (number: string) =>
  [...number].flatMap((digit, place) =>
    [...'0123456789']
      .filter((other) => other !== digit)
      .map((other) => number.slice(0, place) + other + number.slice(place + 1)),
  );

const endingsTaken = (validate: Validator, start: string, length: number) =>
  Array.from({ length: 10 ** length }, (_, ending) => String(ending).padStart(length, '0')).filter(
    (ending) => validate(start + ending) === undefined,
  );
