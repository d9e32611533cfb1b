import { expect, test } from 'vitest';
import {
  type ChosenPlace,
  choosePlace,
  countryPlace,
  onlyPlace,
  place as placeCodec,
  placeValue,
  readPlaceValue,
  saidPlace,
  writePlace,
} from './place.ts';
import { said } from './query-values.ts';

const hotel: ChosenPlace = {
  inc: 1,
  name: 'Marenza Palms',
  regionInc: 31,
  slug: 'turkey/marenza-palms',
  stateInc: 3,
  townInc: 311,
  type: 'hotel',
};
const region: ChosenPlace = { ...hotel, inc: 31, name: 'Side', slug: 'side', townInc: null, type: 'region' };
const town: ChosenPlace = { ...hotel, inc: 311, name: 'Side', slug: 'side', type: 'town' };
/** What an address says of a chosen place, beside its state. */
const parameters = (chosen: ChosenPlace | undefined) => said(writePlace(saidPlace(undefined, chosen)));

/** The place that an address names. */
const named = (address: Record<string, string>) =>
  onlyPlace(placeCodec.read(new Map(Object.entries(address)), []));

const state = countryPlace({ inc: 3, name: 'Türkiye', slug: 'turkey' });

test('a chosen place is kept as JSON of its seven fields [W-3.2-15]', () => {
  const suggested = { ...hotel, stateName: 'Türkiye', townName: 'Side', country: { iso2: 'tr' } };
  expect(placeValue(suggested)).toBe(
    '{"inc":1,"name":"Marenza Palms","regionInc":31,"slug":"turkey/marenza-palms","stateInc":3,"townInc":311,"type":"hotel"}',
  );
  expect(readPlaceValue(placeValue(suggested))).toEqual(hotel);
});

test('a hotel sets its slug and its id [W-4-29]', () => {
  expect(choosePlace(hotel)).toEqual({ state: 3, place: hotel });
  expect(parameters(hotel)).toEqual({ HOTELLIST: '1' });
});

test('a town sets the town, a region the region, each with its country [W-4-30] [W-4-31]', () => {
  expect(choosePlace(town)).toEqual({ state: 3, place: town });
  expect(parameters(town)).toEqual({ TOWNTO: '311' });
  expect(choosePlace(region)).toEqual({ state: 3, place: region });
  expect(parameters(region)).toEqual({ REGIONTO: '31' });
});

test('a state sets the country only, and drops what was chosen before [W-4-32]', () => {
  expect(choosePlace(state)).toEqual({ state: 3, place: undefined });
  expect(parameters(undefined)).toEqual({});
});

test.each([
  ['REGIONTO', '31', { type: 'region', inc: 31 }],
  ['TOWNTO', '311', { type: 'town', inc: 311 }],
  ['HOTELLIST', '1', { type: 'hotel', inc: 1 }],
  ['REGIONTO', '31,32', undefined],
  ['REGIONTO', 'side', undefined],
])('%s=%s names %o', (name, value, place) => {
  expect(named({ [name]: value })).toEqual(place);
});

test('filters of several kinds are no place', () => {
  expect(named({ REGIONTO: '31', TOWNTO: '311' })).toBeUndefined();
  expect(named({})).toBeUndefined();
});
