import { cleanDecimal } from './cleaners.ts';
import { type FieldValue, fault, isEmpty, textOf, type Validator } from './fault.ts';
import { firstFault } from './first-fault.ts';
import { isNumeric, onlyNumbers } from './numbers.ts';

/** At least `least`; what is no number is not. */
export const minValue = (least: number): Validator => atLeast(least, 'minValue');

/**
 * At most `most`, the value read as its digits and first dot: a sign does not count, and what has no digits has
 * nothing to compare. The message may be another than `validations.maxValue`.
 */
export const maxValue =
  (most: number, messageKey = 'validations.maxValue'): Validator =>
  (value) =>
    Number(cleanDecimal(textOf(value)) || Number.NaN) > most
      ? { key: messageKey, params: { value: most } }
      : undefined;

/** A number from `least` to `most`, both included. */
export const valueRange = (least: number, most: number): Validator =>
  firstFault(onlyNumbers(), maxValue(most), minValue(least));

/** A sum of at least `least`. */
export const minLengthSumm = (least: number): Validator => atLeast(least, 'minLengthSumm');

/** A sum of at most `most`. */
export const maxLengthSumm =
  (most: number): Validator =>
  (value) =>
    isEmpty(value) || numberOf(value) <= most ? undefined : fault('maxLengthSumm', { value: most });

const atLeast =
  (least: number, name: string): Validator =>
  (value) =>
    isEmpty(value) || numberOf(value) >= least ? undefined : fault(name, { value: least });

/** Not a number compares as neither more nor less. */
const numberOf = (value: FieldValue) => (isNumeric(textOf(value)) ? Number(textOf(value)) : Number.NaN);
