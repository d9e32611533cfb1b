import { expect, test } from 'vitest';
import { type Judged, testRules } from './judge.test-data.ts';
import { required, requiredBlock, requiredQuestion, requiredSmallText, requiredTime } from './required.ts';

const nothing = [
  undefined,
  null,
  '',
  ' ',
  '\t\n ',
  '\u00a0\u3000',
  '\u200b',
  '\ufeff\u2060',
  '\u200f\u00ad',
  '\u3164',
  false,
  [],
];
const something = [
  'a',
  '0',
  ' a ',
  'שלום',
  '１',
  '👩‍👩‍👧',
  'می‌خواهم',
  '\u200fשלום',
  true,
  ['yes'],
  'x'.repeat(100_000),
];

const rows: Omit<Judged, 'takes' | 'refuses'>[] = [
  { title: '[S-5.2-01] something has to be entered', validator: required(), message: 'required' },
  {
    title: 'a question has to be answered, and says so itself',
    validator: requiredQuestion(),
    message: 'requiredQuestion',
  },
  {
    title: 'a block of answers has to have one, and says so itself',
    validator: requiredBlock(),
    message: 'requiredBlock',
  },
  {
    title: 'a small text has to be entered as any other',
    validator: requiredSmallText(),
    message: 'required',
  },
];

testRules(rows.map((row) => ({ ...row, takes: something, refuses: nothing })));

test('a time has exactly five characters', () => {
  const judge = requiredTime();
  for (const time of ['12:00', '00:00', '23:59']) expect(judge(time)).toBeUndefined();
  for (const time of ['', undefined, '9:30', '12:0', '12:000', '12:00 '])
    expect(judge(time)).toEqual({ key: 'validations.required', params: {} });
});
