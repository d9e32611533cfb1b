import type { CityAnswer } from '#calls/content-cities.ts';

/** A city as pages know it ([S]§3.3). */
export type City = {
  slug: string;
  /** Names it in forms. */
  value: string;
  label: string;
  invariantName: string;
  /** The label of its subdomain. */
  secondLevel: string;
  /** The subdomain that it is reached by; empty where it needs none. */
  subdomain: string;
  samoId: number;
  market: string;
  countryName: string;
  /** ISO 3166, in lower case. */
  countryCode: string;
  /** Origin of the site of its market. */
  marketLink: string;
  /** Origin that the city is visited at: its own subdomain, or the site of its market. */
  link: string;
  /** Leads to its market's site and chooses it there. */
  linkCity: string;
  isMainCity: boolean;
  regionalOffice: boolean;
  showName: boolean;
};

/** Tells the origin of the site of a market, in a city of it where one is named; undefined where there is none. */
export type OriginOf = (market: string, citySlug?: string) => string | undefined;

/** What the call answers, as pages know it; cities that are not active, or whose market has no site, are left out. */
export const deriveCities = (answer: readonly CityAnswer[], originOf: OriginOf): City[] =>
  answer.flatMap((item) => {
    const { market } = item.properties.main;
    const marketLink = originOf(market);
    if (!item.isActive || marketLink === undefined) return [];
    const subdomain = item.isUseAsLink && !item.mainCity ? item.secondLevel : '';
    return [
      {
        slug: item.slug,
        value: item.slug,
        label: item.title,
        invariantName: item.properties.seo.invariantName,
        secondLevel: item.secondLevel,
        subdomain,
        samoId: item.samoId,
        market,
        countryName: item.country,
        countryCode: item.countryCode,
        marketLink,
        link: (subdomain && originOf(market, subdomain)) || marketLink,
        linkCity: `${marketLink}/?forceLocation=${item.secondLevel}`,
        isMainCity: item.mainCity,
        regionalOffice: item.regionOffice,
        showName: item.showName,
      },
    ];
  });

/** The cities in the groups that pages ask for; `geoSlug` is the visitor's city. */
export const groupCities = (cities: readonly City[], market: string, geoSlug: string | undefined) => ({
  byCountry: Map.groupBy(cities, ({ countryName }) => countryName),
  bySecondLevel: Map.groupBy(cities, ({ secondLevel }) => secondLevel),
  bySlug: Map.groupBy(cities, ({ slug }) => slug),
  mainCities: cities.filter(({ isMainCity }) => isMainCity),
  regionalOffices: cities.filter(({ regionalOffice }) => regionalOffice),
  showNameCities: cities.filter(({ showName }) => showName),
  currentGeoInc: findCity(cities, market, geoSlug)?.samoId,
});

/** The city of a slug: in the market, else in any other. */
export function findCity<Listed extends Pick<City, 'market' | 'secondLevel'>>(
  cities: readonly Listed[],
  market: string,
  slug: string | undefined,
): Listed | undefined {
  const named = cities.filter(({ secondLevel }) => secondLevel === slug);
  return named.find((city) => city.market === market) ?? named[0];
}
