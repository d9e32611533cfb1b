import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { plainDate } from '#lib/plain-date.ts';
import { defaultSite } from '#sites/all-sites.ts';
import { clockContext, currencyContext, siteContext } from '#web/context/context.ts';
import { askedOf } from './asked-of.ts';

function request(query: string) {
  const context = new RouterContextProvider();
  context.set(clockContext, { now: new Date('2026-11-21T10:00:00Z'), today: plainDate('2026-11-21') });
  context.set(currencyContext, defaultSite.currency);
  context.set(siteContext, defaultSite);
  return { context, url: new URL(`http://localhost/search/tours?${query}`) };
}

test('an address is read once a request: all parts of the page are told the same', () => {
  const first = request('STATEINC=3&NIGHTMIN=9&NIGHTMAX=x');
  const asked = askedOf(first);
  expect(askedOf(first)).toBe(asked);
  expect([asked.place.state, asked.trip.nightsFrom]).toEqual([3, 9]);
  expect(asked.problems.trip.map(({ field }) => field)).toEqual(['NIGHTMAX']);
  expect(askedOf(request('STATEINC=4')).place.state, 'another request has an address of its own').toBe(4);
});
