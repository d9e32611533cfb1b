import { expect, test } from 'vitest';
import type { Locale } from '#sites/locales.ts';
import { createFormat } from '#texts/format.ts';
import { testTranslator } from '#texts/test-translator.ts';
import { testQuestion } from '#web/search/query/question.test-data.ts';
import { relaxedAddress } from '#web/search/query/relaxed-address.ts';
import { withoutFlight } from '#web/search/query/trip.ts';
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

function wordsIn(locale: Locale) {
  const translator = testTranslator(locale);
  return { t: translator.t, format: createFormat({ currency: 'EUR', dateFormat: 'DD.MM.YYYY' }, translator) };
}

const fromTown = { kind: 'tour', townFrom: 5 } as const;

test.each<[Locale, string, string, string]>([
  ['en', 'Leave on 9–15 June instead', 'Check in on 9–15 June instead', 'Sail on 9–15 June instead'],
  ['ru', 'Вылететь 9–15 июня', 'Заехать 9–15 июня', 'Отплыть 9–15 июня'],
])(
  'other days in %s: who flies leaves, who does not comes to the hotel or goes to sea',
  (locale, flown, stay, sail) => {
    const { t, format } = wordsIn(locale);
    const query = { CHECKIN_BEG: '20270609', CHECKIN_END: '20270615' };
    const title = (kind: 'tour' | 'hotel' | 'cruise', townFrom: number) =>
      relaxationTitle({ change: 'dates', query, label: '' }, { kind, townFrom }, { t, format });
    expect([title('tour', 5), title('cruise', 5)]).toEqual([flown, flown]);
    expect([title('hotel', withoutFlight), title('tour', withoutFlight)]).toEqual([stay, stay]);
    expect(title('cruise', withoutFlight)).toBe(sail);
  },
);

test('a relaxation without one filter names it; without several it is without any', () => {
  const title = (query: Record<string, string>) =>
    relaxationTitle({ change: 'filters', query, label: '' }, fromTown, wordsIn('en'));
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
