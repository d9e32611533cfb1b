import { matchNames } from '#lib/text-match/match-names.ts';
import { indexNames } from '#lib/text-match/name-index.ts';
import type { LocationCountry } from './locations.ts';

/** The countries with the cities whose name has the text, in whatever language; countries without one are left out. */
export function findLocations(countries: readonly LocationCountry[], typed: string): LocationCountry[] {
  const cities = countries.flatMap(({ locations }) => locations);
  const named = cities.map((item) => ({ item, names: [item.label, item.invariantName, item.secondLevel] }));
  const found = new Set(matchNames(indexNames(named), typed));
  return countries
    .map((country) => ({ ...country, locations: country.locations.filter((city) => found.has(city)) }))
    .filter(({ locations }) => locations.length > 0);
}
