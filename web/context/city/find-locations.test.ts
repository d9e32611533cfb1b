import { expect, test } from 'vitest';
import { cities } from './city-maker.test-data.ts';
import { findLocations } from './find-locations.ts';
import { locationsOf } from './locations.ts';

const { countriesList } = locationsOf(cities, 'ru', 'en');
const found = (typed: string) =>
  findLocations(countriesList, typed).map(({ name, locations }) => [
    name,
    locations.map(({ label }) => label),
  ]);

test('a city is found by the start of its name, in the language of the page or of its market', () => {
  expect(found('war')).toEqual([['Poland', ['Warsaw']]]);
  expect(found('санкт')).toEqual([['Russia', ['Saint Petersburg']]]);
  expect(found('spb')).toEqual([['Russia', ['Saint Petersburg']]]);
});

test('a city is found on the wrong keyboard', () => {
  expect(found('rfpfym')).toEqual([['Russia', ['Kazan']]]); // "казань" with Latin letters on
});

test('what no city is called finds none', () => {
  expect(found('atlantis')).toEqual([]);
});
