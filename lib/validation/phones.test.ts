import { foreignDigits, testRules } from './judge.test-data.ts';
import * as phones from './phones.ts';

const letters = ['seven', 'тел. +7 921', '+7 921 доб. 5', '+7 921 000\u00a011', '+7\u200f921', ' '];

testRules([
  {
    title: '[S-5.5-01] telephone begins with + or 7, then digits and spaces',
    validator: phones.telephone(),
    message: 'telephone',
    takes: ['+7 921 000 11 22', '79210001122', '+1', '71', '+ 7'],
    refuses: ['+', '7', '89210001122', '+7 (921) 000', '+7-921', ' +7 921', ...letters, ...foreignDigits],
  },
  {
    title: '[S-5.5-02] telephoneWithBrackets takes brackets as well',
    validator: phones.telephoneWithBrackets(),
    message: 'telephoneWithBrackets',
    takes: ['+7 (921) 000 11 22', '7(921)0001122', '+48600700800'],
    refuses: ['+', '8 (921) 000 11 22', '(921) 000', '+7 921-00', ...letters, ...foreignDigits],
  },
  {
    title: '[S-5.5-03] phoneRu begins with + or 7, then digits, spaces and brackets',
    validator: phones.phoneRu(),
    message: 'phoneRu',
    takes: ['+7 (921) 000 11 22', '79210001122', '+998901234567'],
    refuses: ['+', '8 921 000 11 22', '+7-921', ...letters, ...foreignDigits],
  },
  {
    title: '[S-5.5-04] phoneBy begins with a character of +375',
    validator: phones.phoneBy(),
    message: 'phoneBy',
    takes: ['+375 (29) 111 22 33', '375291112233', '7 29', '5 29', '3 29'],
    refuses: ['3', '1 29', '2 29', '9 29', '(29) 111', '+375-29', ...letters, ...foreignDigits],
  },
  {
    title: '[S-5.5-05] phoneTr begins with a character of +90, and speaks of international numbers',
    validator: phones.phoneTr(),
    message: 'phoneInternational',
    takes: ['+90 532 111 22 33', '905321112233', '0 532', '9 (532)'],
    refuses: ['9', '7 532', '5 321', '+90-532', ...letters, ...foreignDigits],
  },
  {
    title: '[S-5.5-06] phoneInternational is + and 11 or 12 digits',
    validator: phones.phoneInternational(),
    message: 'phoneInternational',
    takes: ['+48600700800', '+375291112233', '+48 600 700 800', '+7 (921) 000 11 22'],
    refuses: [
      '+4860070080',
      '+3752911122330',
      '48600700800',
      '++48600700800',
      '+48-600-700-800',
      ...letters,
      ...foreignDigits,
    ],
  },
  {
    title: '[S-5.5-07] mobileRu has ten digits, dashes or spaces after 8 or +7 and a code, and is required',
    validator: phones.mobileRu(),
    message: 'mobileRu',
    takes: [
      '+79210001122',
      '89210001122',
      '9210001122',
      '+7921 000-11-22',
      '8921000 11 22 ',
      '+7921000-1-2--3',
    ],
    refuses: [
      ...[
        '',
        ' ',
        '          ',
        undefined,
        '+7',
        '921000112',
        '+7921000112',
        '+792100011221234',
        '+7 (921) 000 11 22',
      ],
      ...['+37592100011', ...letters, ...foreignDigits],
    ],
  },
  {
    title: '[S-5.5-08] mobileRuWithEmpty is the same, but may be left out',
    validator: phones.mobileRuWithEmpty(),
    message: 'mobileRu',
    takes: ['', undefined, null, '+79210001122', '89210001122'],
    refuses: ['+7', '921000112', '+7 (921) 000 11 22'],
  },
  {
    title: '[S-5.5-09] mobileInternational is + and digits, in the words of mobileRu',
    validator: phones.mobileInternational(),
    message: 'mobileRu',
    takes: ['+1', '+79210001122', '+7 (921) 000 11 22'],
    refuses: ['+', '79210001122', '7+921', '+7-921', '+7921a', ...letters, ...foreignDigits],
  },
  {
    title: '[S-5.5-10] phoneOnlyNumbers is digits alone',
    validator: phones.phoneOnlyNumbers(),
    message: 'phoneOnlyNumbers',
    takes: ['0', '9210001122', '(921) 000 11 22'],
    refuses: ['+79210001122', '921-000', '921a', ' ', '()', ...foreignDigits],
  },
  {
    title: '[S-5.5-11] phoneNumbersAndSymbols is digits, spaces and , + ( ) -',
    validator: phones.phoneNumbersAndSymbols(),
    message: 'phoneNumbersAndSymbols',
    takes: ['+7 (921) 000-11-22, 000-11-33', '1', '+', '-'],
    refuses: ['921.000', '921/000', '921;000', '921a', '921\t000', ...foreignDigits],
  },
  {
    title: 'phoneCountry looks at the whole country code',
    validator: phones.phoneCountry('375'),
    message: 'phoneCountry',
    takes: ['+375 (29) 111 22 33', '375291112233', ''],
    refuses: ['+7 (29) 111 22 33 44', '5 29', '+37', '+48600700800'],
  },
]);
