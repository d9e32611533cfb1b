import { expect, test } from 'vitest';
import { keptFilters } from './kept-filters.ts';
import type { ChosenPlace } from './place.ts';

const form = { mode: 'tour', state: 3, place: undefined, townFrom: 2 } as const;
const query =
  '?STATEINC=3&TOWNFROM=2&NIGHTMIN=7&REGIONTO=1,2&BOX=1,2,3,4&STARLIST=5&COSTMAX=900&CURRENCY=EUR&TOUR=8&TOURTYPE=13&utm=mail';
const narrowed = { STARLIST: '5', COSTMAX: '900', CURRENCY: 'EUR', TOURTYPE: '13' };
const places = { REGIONTO: '1,2', BOX: '1,2,3,4' };
const alanya: ChosenPlace = {
  type: 'town',
  inc: 7,
  name: 'Alanya',
  slug: 'alanya',
  regionInc: 1,
  stateInc: 3,
  townInc: 7,
};

test('in the same country a new search keeps what the list is narrowed by', () => {
  expect(keptFilters(form, form, query)).toEqual({ ...narrowed, ...places, TOUR: '8' });
});

test('in another country, or of another kind, it keeps nothing', () => {
  expect(keptFilters({ ...form, state: 9 }, form, query)).toEqual({});
  expect(keptFilters({ ...form, mode: 'hotel' }, form, query)).toEqual({});
});

test('another place goes before those of the address, and tours are those of their town [W-4-23]', () => {
  expect(keptFilters({ ...form, place: alanya }, form, query)).toEqual({ ...narrowed, TOUR: '8' });
  expect(keptFilters({ ...form, townFrom: 5 }, form, query)).toEqual({ ...narrowed, ...places });
});
