import { expect, test } from 'vitest';
import { plainDate } from '#lib/plain-date.ts';
import { readSearch, type SearchQuestion } from './search-question.ts';
import { relaxedAddress } from './ways-out.ts';

const asked = (query: string): SearchQuestion => {
  const defaults = { townFrom: 1, today: plainDate('2026-11-21'), currency: 'EUR' };
  const read = readSearch(new URLSearchParams(query), 'tour', defaults);
  if (!read.ok) throw new Error('not a question');
  return read.question;
};

test('a way out changes what it says, takes empty parameters away and begins at the first page', () => {
  const question = asked('STATEINC=3&TOWNFROM=5&CHECKIN_BEG=20270612&STARLIST=5&PRICE_PAGE=2');
  const address = relaxedAddress(question, {
    STARLIST: '',
    CHECKIN_BEG: '20270609',
    CHECKIN_END: '20270615',
  });
  expect(address).toBe(
    '?STATEINC=3&TOWNFROM=5&CHECKIN_BEG=20270609&CHECKIN_END=20270615&NIGHTMIN=7&NIGHTMAX=7&ADULT=2&CHILD=0',
  );
});
