import { flightNumber } from './flight-number.ts';
import { foreignDigits, testRules } from './judge.test-data.ts';
import * as names from './names.ts';
import { passwordStrength } from './password-strength.ts';

testRules([
  {
    title: 'nameLatin is Latin letters, spaces and , . apostrophe -, a letter among them',
    validator: names.nameLatin(),
    message: 'nameLatin',
    takes: ['Anna', "Anna-Maria O'Brien, Jr.", 'O’Brien', 'a', 'A', 'z', 'Z', ' a', 'Z'.repeat(1_000)],
    refuses: [' ', '-', ",.'-", 'Анна', 'Annа', 'Łucja', 'Anna1', 'Anna?', 'Anna\n', 'שלום', 'Ａnna'],
  },
  {
    title: 'nameCyrillic is the same in Cyrillic, and may be empty',
    validator: names.nameCyrillic(),
    message: 'nameCyrillic',
    takes: [
      '',
      'Анна',
      "Анна-Мария д'Арк, мл.",
      'О’Нил',
      'Әсел',
      'Наталія',
      'Ўладзімір',
      'ё',
      'Андрей Ёлкин'.normalize('NFD'),
    ],
    refuses: [' ', '-', ",.'-", 'Anna', 'Zанна', 'Аннa', 'Анна1', 'Анна?', 'Анна\n', 'שלום'],
  },
  {
    title: 'nonCharsAndSpaces is letters and question marks',
    validator: names.nonCharsAndSpaces(),
    message: 'nonCharsAndSpaces',
    takes: ['Anna', 'Анна', '?', 'Łucja?', 'Әсел'],
    refuses: ['Anna Maria', 'Anna-Maria', 'Anna1', 'Anna.', ' ', 'שלום', ...foreignDigits],
  },
  {
    title: 'nameLatinAndCyrillic is letters and question marks',
    validator: names.nameLatinAndCyrillic(),
    message: 'nameLatinAndCyrillic',
    takes: ['Anna', 'Анна', '?', 'Łucja?', 'Әсел'],
    refuses: ['Anna Maria', 'Anna-Maria', 'Anna1', 'Anna.', ' ', 'שלום', ...foreignDigits],
  },
  {
    title: 'nameLatinAndCyrillicAndSpaces also has spaces',
    validator: names.nameLatinAndCyrillicAndSpaces(),
    message: 'nameLatinAndCyrillicAndSpaces',
    takes: ['Anna Maria', 'Анна Мария', 'Anna Мария?', 'Łódź Майя'.normalize('NFD'), ' '],
    refuses: ['Anna-Maria', 'Anna\tMaria', 'Anna1', "O'Brien", 'שלום', ...foreignDigits],
  },
  {
    title: 'a flight number is letters, digits, dashes and spaces, and is required',
    validator: flightNumber(),
    message: 'flightNumber',
    takes: ['SU 1234', 'su-1234', 'СУ1234', 'Й1'.normalize('NFD'), 'W6 1'],
    refuses: ['', ' ', undefined, 'SU_1234', 'SU/1234', 'SU.1', 'SU\t1', '👍', ...foreignDigits],
  },
  {
    title: 'a strong password has a small letter, a capital letter and a digit',
    validator: passwordStrength(),
    message: 'passwordStrength',
    takes: ['aA1', '1Aa', 'пароль Ж9', `${'x'.repeat(10_000)}A1`],
    refuses: ['aaa', 'AAA', '111', 'aA', 'a1', 'A1', 'ab1!', ' ', 'אב1', 'aA１'],
  },
]);
