import { assert } from '#lib/assert.ts';
import { type Localised, localise } from '#lib/localised.ts';
import { type Fact, readFacts } from './facts/read-facts.ts';
import type { Point } from './geo.ts';
import { inEveryLanguage } from './texts/word-list.ts';
import { translated } from './translations/translated.ts';

/** A country of the demo operator, with what its hotels have in common. */
export type Destination = {
  id: number;
  iso2: string;
  slug: string;
  name: Localised;
  timeZone: string;
  currency: string;
  curve: string;
  /** Price of a night against the Algarve. */
  level: number;
  /** Codes of the boards sold there, the commonest first. */
  meals: string[];
  isVisaRequired: boolean;
  isPriority: boolean;
  lexicon: string;
  climate: string;
  architecture: string;
  relief: string;
  /** What its guests pay at the hotel beside the price. */
  guestTax: Localised | undefined;
};

export type Region = { id: number; slug: string; name: Localised; destination: Destination };

export type Airport = Point & {
  code: string;
  iso2: string;
  name: Localised;
  townName: Localised;
  timeZone: string;
  /** When holiday flights land there. */
  season: 'all' | 'summer' | 'winter';
};

export type ResortKind = 'beach' | 'island' | 'ski' | 'city' | 'nature';

export type Resort = Point & {
  id: number;
  slug: string;
  name: Localised;
  /** “In the place” in Russian: «в Сиде», «на Пхукете». */
  whereRu: string;
  region: Region;
  airport: Airport;
  kind: ResortKind;
  /** Compass bearing towards the water; undefined away from coasts. */
  sea: number | undefined;
  spanKm: number;
  hotelCount: number;
  curve: string;
  centre: Point;
};

export type DepartureTown = {
  id: number;
  market: string;
  slug: string;
  name: Localised;
  /** As it stands after "from". */
  nameFrom?: Localised;
  airport: Airport | undefined;
  size: 'L' | 'M' | 'S';
  isMain: boolean;
};

export type Places = {
  destinations: Destination[];
  regions: Region[];
  airports: Airport[];
  resorts: Resort[];
  departureTowns: DepartureTown[];
};

/** The demo operator's geography, from the fact files. */
export function readPlaces(): Places {
  const destinations = readDestinations();
  const byDestination = new Map(destinations.map((destination) => [destination.id, destination]));
  const regions = readFacts<'id' | 'state_id' | 'slug' | 'name_en' | 'name_ru'>('chosen/regions.csv').map(
    (row) => ({
      id: Number(row.id),
      slug: row.slug,
      name: names(row),
      destination: found(byDestination, Number(row.state_id)),
    }),
  );
  const airports = readAirports();
  const byCode = new Map(airports.map((airport) => [airport.code, airport]));
  return {
    destinations,
    regions,
    airports,
    resorts: readResorts(new Map(regions.map((region) => [region.id, region])), byCode),
    departureTowns: readDepartureTowns(byCode),
  };
}

function readDestinations(): Destination[] {
  const slovak = new Map(readFacts('chosen/country-names-sk.csv').map((row) => [row.iso2, row]));
  const taxes = new Map(
    readFacts<'iso2' | 'en' | 'ru'>('chosen/guest-taxes.csv').map(({ iso2, ...tax }) => [
      iso2,
      translated(tax),
    ]),
  );
  const everyName = new Map(readFacts('country-names.csv').map((row) => [row.iso2, row]));
  return readFacts('chosen/states.csv').map((row) => ({
    id: Number(row.id),
    iso2: cell(row, 'iso2'),
    slug: cell(row, 'slug'),
    name: names({ ...found(everyName, row.iso2), ...found(slovak, row.iso2) }),
    timeZone: cell(row, 'time_zone'),
    currency: cell(row, 'currency'),
    curve: cell(row, 'curve'),
    level: Number(row.level),
    meals: cell(row, 'meals').split(' '),
    isVisaRequired: row.visa_required === 'true',
    isPriority: row.is_priority === 'true',
    lexicon: cell(row, 'lexicon'),
    climate: cell(row, 'climate'),
    architecture: cell(row, 'architecture'),
    relief: cell(row, 'relief'),
    guestTax: taxes.get(cell(row, 'iso2')),
  }));
}

function readAirports(): Airport[] {
  const towns = new Map<string, { townName: Localised; season: Airport['season'] }>();
  for (const row of readFacts('chosen/departure-towns.csv'))
    towns.set(cell(row, 'airport'), { townName: names(row), season: 'all' });
  for (const row of readFacts('chosen/gateways.csv')) {
    const townName = translated({ en: cell(row, 'town_en'), ru: cell(row, 'town_ru') });
    towns.set(cell(row, 'code'), { townName, season: cell(row, 'season') as Airport['season'] });
  }
  return readFacts('airports.csv').map((row) => {
    const { townName, season } = found(towns, row.code);
    return {
      code: cell(row, 'code'),
      iso2: cell(row, 'iso2'),
      name: airportName(cell(row, 'name_en'), townName),
      townName,
      timeZone: cell(row, 'time_zone'),
      season,
      ...point(row),
    };
  });
}

/** The source has English names only; elsewhere an airport is called by its town. */
const airportName = (en: string, townName: Localised): Localised => ({
  ...inEveryLanguage((locale) => localise(airportOf, locale).replace('{town}', localise(townName, locale))),
  en,
});

const airportOf: Localised = {
  en: '{town} Airport',
  ru: 'Аэропорт {town}',
  pl: 'Lotnisko {town}',
  cs: 'Letiště {town}',
  sk: 'Letisko {town}',
  hu: '{town} repülőtér',
  et: '{town} lennujaam',
  lt: '{town}, oro uostas',
  lv: '{town}, lidosta',
  tr: '{town} Havalimanı',
  az: '{town} hava limanı',
  kk: '{town} әуежайы',
  uz: '{town} aeroporti',
};

function readResorts(regions: Map<number, Region>, airports: Map<string, Airport>): Resort[] {
  const centres = new Map(readFacts('town-centres.csv').map((row) => [row.town_id, point(row)]));
  return readFacts('chosen/towns.csv').map((row) => {
    const region = found(regions, Number(row.region_id));
    const middle = { latitude: Number(row.lat), longitude: Number(row.lon) };
    return {
      id: Number(row.id),
      slug: cell(row, 'slug'),
      name: names(row),
      whereRu: cell(row, 'where_ru'),
      region,
      airport: found(airports, row.airport),
      kind: cell(row, 'kind') as ResortKind,
      ...middle,
      sea: row.sea ? Number(row.sea) : undefined,
      spanKm: Number(row.span_km),
      hotelCount: Number(row.hotels),
      curve: row.curve || region.destination.curve,
      centre: centres.get(row.id) ?? middle,
    };
  });
}

function readDepartureTowns(airports: Map<string, Airport>): DepartureTown[] {
  const noFlight: DepartureTown = {
    id: 1,
    market: 'com',
    slug: 'no-flight',
    name: translated({ en: 'No flight', ru: 'Без перелёта' }),
    airport: undefined,
    size: 'S',
    isMain: false,
  };
  const towns = readFacts('chosen/departure-towns.csv').map((row) => ({
    id: Number(row.id),
    market: cell(row, 'market'),
    slug: cell(row, 'slug'),
    name: names(row),
    nameFrom: { en: cell(row, 'name_en'), ru: cell(row, 'from_ru') },
    airport: found(airports, row.airport),
    size: cell(row, 'size') as DepartureTown['size'],
    isMain: row.is_main === 'true',
  }));
  return [noFlight, ...towns];
}

function names(row: Fact<string>): Localised {
  const own = row.own_locale ? { [row.own_locale]: row.name_own } : {};
  const others = Object.entries(row)
    .filter(([column, name]) => /^name_[a-z]{2}$/.test(column) && name)
    .map(([column, name]) => [column.slice(5), name]);
  return translated({
    en: cell(row, 'name_en'),
    ru: cell(row, 'name_ru'),
    ...Object.fromEntries(others),
    ...own,
  });
}

const point = (row: Fact<string>): Point => ({
  latitude: Number(row.latitude),
  longitude: Number(row.longitude),
});

function cell(row: Fact<string>, column: string): string {
  const value = row[column];
  assert(value !== undefined, `the fact file has the column ${column}`);
  return value;
}

function found<Key, Value>(map: Map<Key, Value>, key: Key | undefined): Value {
  const value = key === undefined ? undefined : map.get(key);
  assert(value !== undefined, `the facts hold ${key}`);
  return value;
}
