import { fault, isEmpty, textOf, type Validator } from './fault.ts';
import { isNumeric } from './numbers.ts';

/** Characters as the database counts them: an emoji of two code units is one. */
export function countCharacters(text: string): number {
  let count = 0;
  for (const _ of text) count++;
  return count;
}

/** Exactly `length` characters. */
export const withLength = (length: number): Validator =>
  lengthRule('withLength', length, (is) => is === length);

/** At least `least` characters. */
export const minLength = (least: number): Validator => lengthRule('minLength', least, (is) => is >= least);

/** At most `most` characters. */
export const maxLength = (most: number): Validator => lengthRule('maxLength', most, (is) => is <= most);

/** A number of one of the lengths in `list`, written as `10,12`. */
export function certainLengthsNumber(list: string): Validator {
  const lengths = list.split(',').map(Number);
  return (value) => {
    const text = textOf(value);
    const fits = isEmpty(value) || (isNumeric(text) && lengths.includes(text.length));
    return fits ? undefined : fault('certainLengthsNumber', { lengths });
  };
}

const lengthRule =
  (name: string, bound: number, fits: (length: number) => boolean): Validator =>
  (value) =>
    isEmpty(value) || fits(countCharacters(textOf(value))) ? undefined : fault(name, { value: bound });
