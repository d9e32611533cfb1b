import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainDate } from '#lib/plain-date.ts';
import { isTourKind, type TourKind, travelKinds } from '#lib/travel-kind.ts';
import { asked, writeAsked } from './asked.test-data.ts';
import { type Asked, readAsked } from './asked.ts';
import { cruiseForm, writeCruiseForm } from './cruise-form.ts';
import { partyWithin } from './party.ts';
import { said, writeQuery } from './query-values.ts';
import { searchForm, writeSearchForm } from './search-form.ts';
import { readSearch, type SearchQuestion, searchAddress } from './search-question.ts';

const today = plainDate('2026-11-21');
const given = { today, currency: 'EUR', siteCurrency: 'EUR' };
const defaults = { townFrom: 101, state: 9, today };

const searchesOfAKind = 2_500;
const kinds = Object.keys(travelKinds) as (keyof typeof travelKinds)[]; // the table's own keys

/** Whatever can be asked of a kind, as its address says it. */
const addressOf = (kind: TourKind) =>
  asked.map((whole) =>
    writeQuery(said(writeAsked({ ...whole, trip: { ...whole.trip, ...partyWithin(whole.trip, kind) } }))),
  );

function question(address: string, kind: TourKind): SearchQuestion {
  const read = readSearch(new URLSearchParams(address), kind, { ...given, ...defaults });
  if (!read.ok) throw new Error(`${address}: ${JSON.stringify(read.problems)}`);
  return read.question;
}

const tourKinds = kinds.filter(isTourKind);

test.each(tourKinds)('2,500 searches for a %s: address, question and address again are the same', (kind) => {
  fc.assert(
    fc.property(addressOf(kind), (address) => {
      const first = question(address, kind);
      const written = searchAddress(first);
      expect(question(written.slice(1), kind)).toEqual(first);
      expect(searchAddress(question(written.slice(1), kind))).toBe(written);
    }),
    { numRuns: searchesOfAKind },
  );
});

/** What a form makes of an address, and the address that it makes again. */
const throughForm =
  <Form>(read: (asks: Asked) => Form, write: (form: Form) => Record<string, string>) =>
  (address: string) => {
    const form = read(readAsked(new URLSearchParams(address), given));
    return { form, written: writeQuery(write(form)) };
  };

test.each(tourKinds)('2,500 forms for a %s: address, form and address again are the same', (kind) => {
  const fill = travelKinds[kind].isAtSea
    ? throughForm((asks) => cruiseForm(asks, defaults), writeCruiseForm)
    : throughForm((asks) => searchForm(asks, kind, defaults), writeSearchForm);
  fc.assert(
    fc.property(addressOf(kind), (address) => {
      const first = fill(address);
      expect(fill(first.written)).toEqual(first);
    }),
    { numRuns: searchesOfAKind },
  );
});
