import { foreignDigits, testRules } from './judge.test-data.ts';
import {
  numbersCurrenciesAndComma,
  onlyNumbersAndCurrencySymbols,
  validateMoneyWithDecimals,
} from './money-texts.ts';

const symbols = ['₽', '$', '€', 'zł', 'Kč', 'руб.'];
const amounts = ['100₽', '0$', '1250€', '5zł', '5Kč', '5руб.'];
const noAmounts = [
  '100',
  '₽',
  '₽100',
  '100 ₽',
  '100,5€',
  '100₽₽',
  '100₽5',
  'x100₽',
  '100z',
  '100₴',
  '-5$',
  '１₽',
  ' ',
];

testRules([
  {
    title: 'an amount is digits and at most two decimals after a dot or a comma, spaces not counted',
    validator: validateMoneyWithDecimals(),
    message: 'numbersAndCommaAndDot',
    takes: ['0', '1250', '1250.5', '1250,50', '1 250,50', '1\u00a0250\u202f000.99', '5.', ' 5 '],
    refuses: ['.5', ',5', '5.a', '1.234', '1,2,3', '1.2,3', '-5', '5€', 'five', ' ', ...foreignDigits],
  },
  {
    title: 'onlyNumbersAndCurrencySymbols is digits and then a currency symbol of the list',
    validator: onlyNumbersAndCurrencySymbols(symbols),
    message: 'numbersCurrenciesAndComma',
    takes: amounts,
    refuses: noAmounts,
  },
  {
    title: 'numbersCurrenciesAndComma is digits and then a currency symbol of the list',
    validator: numbersCurrenciesAndComma(symbols),
    message: 'numbersCurrenciesAndComma',
    takes: amounts,
    refuses: noAmounts,
  },
]);
