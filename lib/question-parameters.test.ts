import { expect, test } from 'vitest';
import { isQuestion, withoutQuestion } from './question-parameters.ts';

test('an address with days, a party or a filter is a question, in whatever case; a place alone is none', () => {
  for (const query of [
    'CHECKIN_BEG=20270601',
    'STATEINC=3&checkin_end=20270601',
    'UFILTER=1',
    'dateFrom=20270601',
  ])
    expect(isQuestion(`/search/tours?${query}#list`), query).toBe(true);
  for (const address of [
    '/tours',
    '/search/tours?STATEINC=3&TOWNFROM=2',
    '/news?page=2',
    '/a#x?CHILD=1'.split('?')[0]!,
  ])
    expect(isQuestion(address), address).toBe(false);
});

test('without its question an address keeps the place', () => {
  const asked = new URL(
    'https://solstice.example/search/tours?STATEINC=3&TOWNFROM=2&CHECKIN_BEG=20270601&checkin_end=20270607&ADULT=2&CHILD=0&REGIONTO=31',
  );
  expect(withoutQuestion(asked).href).toBe(
    'https://solstice.example/search/tours?STATEINC=3&TOWNFROM=2&REGIONTO=31',
  );
});
