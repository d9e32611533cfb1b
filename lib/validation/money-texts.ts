import { fault, hasForm, isEmpty, textOf, textRule, type Validator } from './fault.ts';

const isAmount = hasForm(/^\d+(?:[.,]\d{0,2})?$/);

/** An amount such as `1 250,50`: spaces of any kind do not count, and there are at most two decimals. */
export const validateMoneyWithDecimals = textRule('numbersAndCommaAndDot', (text) =>
  isAmount(text.replace(/\s/g, '')),
);

/** Digits, then one of the currency `symbols` of the site. */
export const numbersCurrenciesAndComma =
  (symbols: readonly string[]): Validator =>
  (value) => {
    const [, symbol] = /^\d+(\D+)$/.exec(textOf(value)) ?? [];
    const fits = isEmpty(value) || (symbol !== undefined && symbols.includes(symbol));
    return fits ? undefined : fault('numbersCurrenciesAndComma');
  };

export const onlyNumbersAndCurrencySymbols = numbersCurrenciesAndComma;
