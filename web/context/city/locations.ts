import { type City, groupCities } from './city.ts';

/** A city in the picker ([S]§3.3). */
export type Location = Pick<
  City,
  'invariantName' | 'isMainCity' | 'label' | 'link' | 'linkCity' | 'market' | 'secondLevel' | 'subdomain'
>;

export type LocationCountry = { name: string; code: string; locations: Location[] };

/** What the picker shows: the country of the site's market first, the others by name ([S]§2.6). */
export type Locations = {
  countries: Record<string, Location[]>;
  countriesList: LocationCountry[];
  countriesNames: string[];
  mainCities: Location[];
};

/** Sorts the cities for the picker of a site, in the language of its page. */
export function locationsOf(cities: readonly City[], market: string, locale: string): Locations {
  const byName = new Intl.Collator(locale);
  const { byCountry, mainCities } = groupCities(cities, market, undefined);
  const countriesList = [...byCountry]
    .map(([name, own]) => ({
      name,
      code: own[0]?.countryCode ?? '',
      isOwn: own.some((city) => city.market === market),
      locations: own.map(locationOf).sort((a, b) => byName.compare(a.label, b.label)),
    }))
    .sort((a, b) => Number(b.isOwn) - Number(a.isOwn) || byName.compare(a.name, b.name))
    .map(({ isOwn: _, ...country }) => country);
  return {
    countries: Object.fromEntries(countriesList.map(({ name, locations }) => [name, locations])),
    countriesList,
    countriesNames: countriesList.map(({ name }) => name),
    mainCities: mainCities
      .map(locationOf)
      .sort(
        (a, b) =>
          Number(b.market === market) - Number(a.market === market) || byName.compare(a.label, b.label),
      ),
  };
}

const locationOf = ({
  invariantName,
  isMainCity,
  label,
  link,
  linkCity,
  market,
  secondLevel,
  subdomain,
}: City): Location => ({
  invariantName,
  isMainCity,
  label,
  link,
  linkCity,
  market,
  secondLevel,
  subdomain,
});
