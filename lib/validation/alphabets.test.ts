import * as alphabets from './alphabets.ts';
import { foreignDigits, testRules } from './judge.test-data.ts';

/** Letters of neither script, written from the right in two of them. */
const foreignLetters = ['שלום', 'مرحبا', '你好', 'Ελλάς', '👍'];

testRules([
  {
    title: 'onlyCyrillic has no Latin letters and one space between words',
    validator: alphabets.onlyCyrillic(),
    message: 'nameCyrillic',
    takes: ['Анна', 'Анна Мария', 'Нур-Султан 2', 'Ё'],
    refuses: ['Anna', 'Аннa', 'Łódź', 'Анна  Мария', ' Анна', 'Анна ', 'Анна\tМария', ' '],
  },
  {
    title: 'onlyCyrillicUA has a Ukrainian or Cyrillic letter somewhere',
    validator: alphabets.onlyCyrillicUA(),
    message: 'nameCyrillic',
    takes: ['Київ', 'ї', 'Kyiv, Україна', 'Москва', 'Ґ'],
    refuses: ['Kyiv', '2026', ' ', ...foreignLetters],
  },
  {
    title: 'onlyCyrillicAndDash is Russian letters and dashes',
    validator: alphabets.onlyCyrillicAndDash(),
    message: 'onlyCyrillicAndDash',
    takes: ['Анна-Мария', 'Майя'.normalize('NFD'), 'Ёлка', 'ё', 'ЯЁа', '-'],
    refuses: ['Анна Мария', 'Київ', 'Әсел', 'Anna', 'Анна1', 'Анна–Мария', ' ', ...foreignLetters],
  },
  {
    title: 'onlyCyrillicAndNumbers refuses !@#$%^&*()_ and nothing else',
    validator: alphabets.onlyCyrillicAndNumbers(),
    message: 'onlyCyrillicAndNumbers',
    takes: ['Анна 1', 'Anna', 'a-b+c=d', '{}[];:"\\|<>?/~`№', ' ', ...foreignLetters, ...foreignDigits],
    refuses: [...'!@#$%^&*()_'].flatMap((sign) => [sign, `Анна${sign}`, `${sign}1`]),
  },
  {
    title: 'onlyLatinAndDash is Latin letters and dashes',
    validator: alphabets.onlyLatinAndDash(),
    message: 'onlyLatinAndDash',
    takes: ['Anna-Maria', 'AZaz', '-'],
    refuses: ['Anna Maria', 'Anna1', 'Анна', 'Łucja', 'Anna_', 'Ａnna', ' ', ...foreignLetters],
  },
  {
    title: 'onlyLatinAndNumbers is Latin letters and digits',
    validator: alphabets.onlyLatinAndNumbers(),
    message: 'onlyLatinAndNumbers',
    takes: ['AB123', 'AZaz', '42'],
    refuses: ['AB-123', 'AB 123', 'АВ123', 'é1', ' ', ...foreignLetters, ...foreignDigits],
  },
  {
    title: 'onlyCapsLatinAndNumbers is capital Latin letters and digits, and is required',
    validator: alphabets.onlyCapsLatinAndNumbers(),
    message: 'onlyCapsLatinAndNumbers',
    takes: ['AB123', 'Z', '0'],
    refuses: ['', ' ', undefined, null, 'Ab123', 'AB 123', 'АВ', 'É1', ...foreignLetters, ...foreignDigits],
  },
  {
    title: 'onlyNumbersAndLatinAndCyrillic is letters of both scripts and digits',
    validator: alphabets.onlyNumbersAndLatinAndCyrillic(),
    message: 'onlyNumbersAndLatinAndCyrillic',
    takes: ['Anna1', 'Анна2', 'ŁódźӘсел', 'ŁódźМайя'.normalize('NFD'), 'ế'.normalize('NFD'), '42'],
    refuses: [
      'Anna 1',
      'Anna-1',
      'Anna.',
      '\u0301a',
      `a${'\u0301'.repeat(5)}`,
      ' ',
      ...foreignLetters,
      ...foreignDigits,
    ],
  },
  {
    title: 'onlyNumLatinCyrDotDashNo also has dots, dashes and №',
    validator: alphabets.onlyNumLatinCyrDotDashNo(),
    message: 'onlyNumLatinCyrDotDashNo',
    takes: ['№12-б', '№12-й'.normalize('NFD'), 'A.1', 'Дом-5.', '-', '.', '№'],
    refuses: ['№ 12', 'A,1', 'N#1', 'a_b', ' ', ...foreignLetters, ...foreignDigits],
  },
  {
    title: 'nonCyrillic has no Cyrillic letter',
    validator: alphabets.nonCyrillic(),
    message: 'nonCyrillic',
    takes: ['Anna', '1 + 1', 'Łódź', 'שלום', ' '],
    refuses: ['Анна', 'Аnna', 'Annа', 'Әсел', 'ї', 'Anna я'],
  },
  {
    title: 'nonLatin has no Latin letter',
    validator: alphabets.nonLatin(),
    message: 'nonLatin',
    takes: ['Анна', '1 + 1', 'Әсел', 'שלום', ' '],
    refuses: ['Anna', 'Aнна', 'Аннa', 'ł', 'Ａ', 'я z'],
  },
  {
    title: 'onlyNumbersAndSpace is digits and spaces',
    validator: alphabets.onlyNumbersAndSpace(),
    message: 'onlyNumbersAndSpace',
    takes: ['12 34', '1', ' '],
    refuses: ['12-34', '1a', '1.5', '1\t2', '1\u00a02', ...foreignDigits],
  },
  {
    title: 'onlyNumbersWithoutSpace is digits alone',
    validator: alphabets.onlyNumbersWithoutSpace(),
    message: 'onlyNumbersWithoutSpace',
    takes: ['1234', '0'],
    refuses: ['12 34', ' 1', '1a', '-1', ...foreignDigits],
  },
]);
