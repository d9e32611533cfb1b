import { expect, test } from 'vitest';
import { plainDate } from '../plain-date.ts';
import type { FieldValue } from './fault.ts';
import { firstFault } from './first-fault.ts';
import {
  bornRange,
  isProfileFieldDisabled,
  isYes,
  type ProfileField,
  profileValidators,
} from './manager-profile.ts';

const today = plainDate('2026-11-21');

const fieldOf = (differs: Partial<ProfileField>): ProfileField => ({
  entityField: 'position',
  required: '0',
  editable: '1',
  visible: '1',
  ...differs,
});

const judge = (differs: Partial<ProfileField>, value: FieldValue) =>
  firstFault(...profileValidators(fieldOf(differs), today))(value);

test.for<ProfileField['required']>(['1', 1, true])('required %j: something has to be entered', (yes) => {
  expect(judge({ required: yes }, ' ')?.key).toBe('validations.required');
  expect(judge({ required: yes, entityField: 'fullname' }, '')?.key).toBe('validations.required');
  expect(judge({ required: yes }, 'Adviser')).toBeUndefined();
});

test.for<ProfileField['required']>(['0', 0, false, '', 'true', 2, null, undefined])(
  'required %j: the field may stay empty',
  (no) => {
    expect(judge({ required: no }, '')).toBeUndefined();
    expect(isYes(no)).toBe(false);
  },
);

const ownMessage = (name: string) => `settings.workGroup.fieldsManager.${name}.patternTitle`;

test.for(['+7 (921) 000 11 22', '79210001122', '+1', '7(', ''])('the phone %s is taken', (phone) => {
  expect(judge({ entityField: 'phones', pattern: '/^x$/' }, phone)).toBeUndefined();
});

test.for(['8 921 000 11 22', '+', '7', '+7-921', '+7 921, +7 922', 'a', ' +79'])(
  'the phone %s is refused',
  (phone) => {
    expect(judge({ entityField: 'phones' }, phone)).toEqual({ key: ownMessage('phones'), params: {} });
  },
);

test('an e-mail has the form of every e-mail, and a message of its own', () => {
  expect(judge({ entityField: 'email', pattern: '/^x$/' }, 'anna@mail.example')).toBeUndefined();
  expect(judge({ entityField: 'email' }, '')).toBeUndefined();
  for (const wrong of ['anna', 'anna@mail', 'anna@mail.e', 'anna@mail.examplee'])
    expect(judge({ entityField: 'email' }, wrong)?.key).toBe(ownMessage('email'));
});

test('a full name has any form, whatever the server asks for', () => {
  const name = { entityField: 'fullname', pattern: '/^x$/', class: 'eng' };
  for (const any of ['Анна Берг', 'Anna 2 !', '安娜']) expect(judge(name, any)).toBeUndefined();
});

test('other fields have the form that the server asks for, in its words, spaces around them left out', () => {
  const passport = { pattern: '/^[a-z]{2}\\d{4}$/i', patternTitle: 'Two letters, four digits' };
  for (const right of ['AB1234', ' ab1234 ', '', '  ']) expect(judge(passport, right)).toBeUndefined();
  for (const wrong of ['AB123', 'AB12345', 'AB 1234'])
    expect(judge(passport, wrong)?.text).toBe('Two letters, four digits');
  expect(judge({ pattern: '/^a$/', patternTitle: null }, 'b')).toEqual({
    key: 'validations.getValidateByPattern',
    params: {},
  });
  expect(
    judge({ pattern: '/^я$/', class: 'eng' }, 'я'),
    'the class counts without a pattern only',
  ).toBeUndefined();
});

test('without a pattern, class eng means no Cyrillic letters', () => {
  for (const right of ['Anna', 'Łódź 12', '']) expect(judge({ class: 'eng' }, right)).toBeUndefined();
  expect(judge({ class: 'wide\n eng' }, 'Annа')?.key).toBe('validations.nonCyrillic'); // its last letter is Cyrillic
  expect(judge({ class: 'english' }, 'Анна')).toBeUndefined();
});

test('without a pattern, class rus means no Latin letters', () => {
  for (const right of ['Анна', 'Ёлка 12', '']) expect(judge({ class: 'rus' }, right)).toBeUndefined();
  expect(judge({ class: 'rus' }, 'Аннa')?.key).toBe('validations.nonLatin'); // its last letter is Latin
  expect(judge({ class: 'rus', pattern: '/[/' }, 'Anna')?.key).toBe('validations.nonLatin');
});

test.for<[today: string, last: string]>([
  ['2026-11-21', '2008-11-21'],
  ['2028-02-29', '2010-02-28'],
  ['2026-01-01', '2008-01-01'],
  ['2026-02-28', '2008-02-28'],
])('on %s the calendar of births runs from 1910-01-01 to %s', ([day, last]) => {
  expect(bornRange(plainDate(day))).toEqual({ from: '1910-01-01', to: last });
});

test.for<[written: string, key: string | undefined]>([
  ['31.12.1909', 'validations.dateBorn'],
  ['01.01.1910', undefined],
  ['21.11.2008', undefined],
  ['22.11.2008', 'validations.managerAge'],
  ['29.02.2007', 'validations.date'],
  ['29.02.2008', undefined],
  ['29.02.2004', undefined],
  ['2008-11-21', 'validations.date'],
  ['', undefined],
])('born on %s: %j', ([written, key]) => {
  expect(judge({ entityField: 'born' }, written)?.key).toBe(key);
});

test.for<
  [
    participantInc: number | undefined,
    alias: string | undefined,
    editable: ProfileField['editable'],
    disabled: boolean,
  ]
>([
  [4711, 'anna', '1', false],
  [4711, 'anna', true, false],
  [undefined, 'anna', '1', true],
  [0, 'anna', '1', true],
  [4711, undefined, '1', true],
  [4711, '', '1', true],
  [4711, 'anna', '0', true],
  [4711, 'anna', null, true],
])('participant %j, login %j, editable %j: disabled %j', ([participantInc, alias, editable, disabled]) => {
  expect(isProfileFieldDisabled({ editable }, { participantInc, alias })).toBe(disabled);
});

test('a field is visible by any of three spellings of yes', () => {
  expect([1, '1', true, 0, '0', false, 'yes', undefined].map(isYes)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
    false,
    false,
  ]);
});
