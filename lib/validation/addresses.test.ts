import { address, addressLat, addressUA } from './addresses.ts';
import { foreignDigits, testRules } from './judge.test-data.ts';

testRules([
  {
    title: 'an address is Cyrillic letters, digits, spaces and , . _ -',
    validator: address(),
    message: 'address',
    takes: [
      'ул. Ленина, 5-а',
      'АЯая',
      'Майкоп'.normalize('NFD'),
      'Ёлкино_2',
      'Берёзовка',
      '-',
      'а'.repeat(1_000),
    ],
    refuses: ['Lenina 5', 'ул. Ленина 5/1', 'вулиця Київська', 'ул.\nЛенина', '№5', 'שלום', ...foreignDigits],
  },
  {
    title: 'a Ukrainian address has Ukrainian letters as well, and the same message',
    validator: addressUA(),
    message: 'address',
    takes: [
      'вулиця Київська, 5',
      'Ґалаґан, Єгорівка, Їжакевича, Іванівка',
      'Бориспільське єднання',
      'АЯая',
      'Київська'.normalize('NFD'),
      'Ёлкино, Берёзовка',
      'ул. Ленина, 5-а_б',
    ],
    refuses: ['Kyivska 5', 'вул. Київська 5/1', 'Әуезов', 'שלום', ...foreignDigits],
  },
  {
    title: 'a Latin address is words of letters, digits and , . / -, one space between them',
    validator: addressLat(),
    message: 'addressLat',
    takes: ['40 Harbour Row, London E14', 'Brīvības'.normalize('NFD'), 'Brīvības iela 40/2', '5-a', 'A.B.'],
    refuses: ['Harbour  Row', ' Harbour', 'Harbour ', 'ул. Ленина', 'Row_5', 'Row #5', ' ', ...foreignDigits],
  },
]);
