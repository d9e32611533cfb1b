import { assert } from '#lib/assert.ts';
import type { Localised } from '#lib/localised.ts';
import { type Fact, readFacts } from '../facts/read-facts.ts';

import type { Point } from '../geo.ts';
import { translated } from '../translations/translated.ts';

export type OfficeTown = Point & {
  id: number;
  market: string;
  /** Of a town abroad. */
  country?: string;
  slug: string;
  subdomain: string;
  /** What its numbers begin with; two digits follow. */
  phone: string;
  name: Localised;
};

export type Station = Point & { name: Localised; line: Localised; color: string };

/** An office as the facts have it: its place, and what it is to show of the product. */
export type OfficeFact = {
  town: OfficeTown;
  /** Its number among those of its town, from 1. */
  nth: number;
  address: Localised;
  station: Station | undefined;
  district: Localised | undefined;
  is: (mark: 'closed' | 'silent' | 'mall' | 'full') => boolean;
};

/** The offices of the demo operator, by market and town. */
export function readOffices(): OfficeFact[] {
  const towns = new Map(readTowns().map((town) => [town.id, town]));
  const stations = new Map(
    readFacts('../offices/stations.csv').map((row) => [stationKey(row), stationOf(row)]),
  );
  const counts = new Map<number, number>();
  return readFacts('../offices/offices.csv').map((row) => {
    const town = towns.get(Number(row.town_id));
    assert(town, `towns.csv has ${row.town_id}`);
    const nth = (counts.get(town.id) ?? 0) + 1;
    counts.set(town.id, nth);
    const station = row.station ? stations.get(stationKey(row)) : undefined;
    assert(!row.station || station, `stations.csv has ${row.station}`);
    const marks = (row.marks ?? '').split(' ');
    return {
      town,
      nth,
      address: { en: cell(row, 'address_en'), ru: cell(row, 'address_ru') },
      station,
      district: row.district_en
        ? translated({ en: row.district_en, ru: cell(row, 'district_ru') })
        : undefined,
      is: (mark) => marks.includes(mark),
    };
  });
}

/** The towns that have an office. */
export const readTowns = (): OfficeTown[] =>
  readFacts('../offices/towns.csv').map((row) => ({
    id: Number(row.id),
    market: cell(row, 'market'),
    ...(row.country && { country: row.country }),
    slug: cell(row, 'slug'),
    subdomain: cell(row, 'subdomain'),
    phone: cell(row, 'phone'),
    name: nameOf(row),
    ...pointOf(row),
  }));

/** Who runs the offices of each market. */
export const readCompanies = (): Map<string, Localised> =>
  new Map(readFacts('../offices/companies.csv').map((row) => [cell(row, 'market'), nameOf(row)]));

/** The names of those who may work in each market. */
export const readPeople = (): { markets: string[]; name: Localised }[] =>
  readFacts('../offices/people.csv').map((row) => ({
    markets: cell(row, 'markets').split(' '),
    name: nameOf(row),
  }));

/** Words of the offices in every language of the interface. */
export const readWords = (): Map<string, Localised> =>
  new Map(
    readFacts('../offices/words.csv').map(({ key, ...texts }) => [key!, texts as Localised]), // en and ru are there
  );

const stationKey = (row: Fact<string>) => `${row.town_id}/${row.station}`;

const stationOf = (row: Fact<string>): Station => ({
  name: translated({ en: cell(row, 'station'), ru: cell(row, 'name_ru') }),
  line: translated({ en: cell(row, 'line_en'), ru: cell(row, 'line_ru') }),
  color: cell(row, 'color'),
  ...pointOf(row),
});

const nameOf = (row: Fact<string>): Localised =>
  translated({
    en: cell(row, 'name_en'),
    ru: cell(row, 'name_ru'),
    ...(row.own_locale ? { [row.own_locale]: cell(row, 'name_own') } : {}),
  });

const pointOf = (row: Fact<string>): Point => ({
  latitude: Number(row.latitude),
  longitude: Number(row.longitude),
});

function cell(row: Fact<string>, column: string): string {
  const value = row[column];
  assert(value, `a row has its ${column}`);
  return value;
}
