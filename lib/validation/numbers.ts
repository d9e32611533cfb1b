import { hasForm, textRule } from './fault.ts';

const numeric = /^-?\d+(?:\.\d+)?$/;
const digits = /^\d+$/;

/** A number as a form writes it: digits with an optional sign and fraction, so neither `1e5` nor `0x1F` nor `Infinity`. */
export const isNumeric = hasForm(numeric);

export const isDigits = hasForm(digits);

export const onlyNumbers = textRule('onlyNumbers', isNumeric);

export const onlyNumeric = textRule('onlyNumeric', isNumeric);

export const justNumbers = textRule('onlyNumeric', isDigits);

export const onlyIntegers = textRule('onlyNumbers', isDigits);

/** A number as a person writes it: `1 250,5`. */
export const justNumbersWithSpaceAndComma = textRule(
  'justNumbersWithSpaceAndComma',
  (text) =>
    !/^[, ]|[, ]$/.test(text) &&
    !text.includes('.') &&
    isNumeric(text.replaceAll(' ', '').replaceAll(',', '.')),
);
