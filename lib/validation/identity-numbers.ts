import { textRule } from './fault.ts';
import { countCharacters } from './lengths.ts';
import { isDigits } from './numbers.ts';

/** An identification number of Kazakhstan by its length alone. */
export const iin = textRule('iin', (text) => countCharacters(text) === 12);

/** The check digit of an `iin` as well; our own rule, for where a wrong number costs more than a second look. */
export const iinChecksum = textRule('iinChecksum', (text) => {
  if (text.length !== 12 || !isDigits(text)) return false;
  const first = weigh(text, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]) % 11;
  const check = first < 10 ? first : weigh(text, [3, 4, 5, 6, 7, 8, 9, 10, 11, 1, 2]) % 11;
  return check === Number(text[11]);
});

const innWeights = {
  10: [[2, 4, 10, 3, 5, 9, 4, 6, 8]],
  12: [
    [7, 2, 4, 10, 3, 5, 9, 4, 6, 8],
    [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8],
  ],
};

/** A Russian taxpayer number of a company (10 digits) or a person (12), by its check digits. */
export const inn = textRule('inn', (text) => {
  if ((text.length !== 10 && text.length !== 12) || !isDigits(text)) return false;
  return innWeights[text.length].every(
    (weights) => (weigh(text, weights) % 11) % 10 === Number(text[weights.length]),
  );
});

/** Each weight times the digit at its place. */
const weigh = (digits: string, weights: number[]) =>
  weights.reduce((sum, weight, place) => sum + weight * Number(digits[place]), 0);
