import { expect, test } from 'vitest';
import { createFormat } from '#texts/format.ts';
import { testTranslator } from '#texts/test-translator.ts';
import { testQuestion } from '#web/search/query/question.test-data.ts';
import { relaxedAddress } from '#web/search/query/relaxed-address.ts';
import { relaxationNote, relaxationTitle } from './relaxations.ts';

test('a relaxation changes what it says, takes empty parameters away and begins at the first page', () => {
  const question = testQuestion('STATEINC=3&TOWNFROM=5&CHECKIN_BEG=20270612&STARLIST=5&PRICE_PAGE=2');
  const address = relaxedAddress(question, {
    STARLIST: '',
    CHECKIN_BEG: '20270609',
    CHECKIN_END: '20270615',
  });
  expect(address).toBe(
    '?STATEINC=3&TOWNFROM=5&CHECKIN_BEG=20270609&CHECKIN_END=20270615&NIGHTMIN=7&NIGHTMAX=7&ADULT=2&CHILD=0',
  );
});

test('a relaxation without one filter names it; without several it is without any', () => {
  const translator = testTranslator('en');
  const format = createFormat({ currency: 'EUR', dateFormat: 'DD.MM.YYYY' }, translator);
  const title = (query: Record<string, string>) =>
    relaxationTitle({ change: 'filters', query, label: '' }, translator.t, format);
  expect(title({ STARLIST: '' })).toBe('Remove the filter “Stars”');
  expect(title({ COSTMIN: '', COSTMAX: '' })).toBe('Remove the price limit');
  expect(title({ REGULAR: '' })).toBe('Remove the filter “Flight”');
  expect(title({ STARLIST: '', MEALLIST: '' })).toBe('Remove all filters');
});

test('other days that need the filters gone say so', () => {
  const { t } = testTranslator('en');
  const days = { CHECKIN_BEG: '20270609', CHECKIN_END: '20270615' };
  const note = (query: Record<string, string>) => relaxationNote({ change: 'dates', query, count: 31 }, t);
  expect(note(days)).toBe('31 hotels, the same nights and party');
  expect(note({ ...days, STARLIST: '', COSTMAX: '' })).toBe('Remove all filters. 31 hotels');
});
