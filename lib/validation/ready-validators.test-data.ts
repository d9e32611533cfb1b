import { plainDate } from '../plain-date.ts';
import type { Validator } from './fault.ts';
import { validators } from './index.ts';

const today = plainDate('2026-03-01');

type ValidatorName = keyof typeof validators;

const parameters: { [name in ValidatorName]?: Parameters<(typeof validators)[name]> } = {
  minValue: [5],
  maxValue: [5],
  valueRange: [5, 10],
  withLength: [5],
  certainLengthsNumber: ['10,12'],
  minLength: [5],
  maxLength: [5],
  minLengthSumm: [5],
  maxLengthSumm: [5],
  dateIsBeforeToday: [today],
  dateIsAfterToday: [today],
  phoneCountry: ['375'],
  onlyNumbersAndCurrencySymbols: [['€', 'Kč']],
  numbersCurrenciesAndComma: [['€', 'Kč']],
  getValidateByPattern: ['/^[a-zа-я ]+$/i'],
};

/** Every validator, with parameters where it needs them. */
export const readyValidators = (Object.keys(validators) as ValidatorName[]).map(
  (name): [ValidatorName, Validator] => {
    // The table above gives each validator its own parameters, which no type of a loop can follow.
    const make = validators[name] as (...own: readonly unknown[]) => Validator;
    return [name, make(...(parameters[name] ?? []))];
  },
);
