import { countryToursIn, readCountryTours } from '#sites/city-path.ts';
import { localisePath } from '#sites/locale.ts';
import type { Locale } from '#sites/locales.ts';
import type { PublicSite } from '#web/context/visit.tsx';
import type { Location } from './locations.ts';

/** The page that the city is chosen on. */
export type CityPage = {
  site: Pick<PublicSite, 'market' | 'mainLocale' | 'secondaryLocales' | 'mainCity' | 'flags'>;
  locale: Locale;
  origin: string;
  pathname: string;
  search: string;
};

type Chosen = Pick<Location, 'market' | 'secondLevel' | 'link' | 'linkCity'>;

/** Where choosing a city leads ([S]§2.2, §2.6); whatever it is, the address carries the choice. */
export function cityAddress(city: Chosen, page: CityPage): string {
  if (city.market !== page.site.market) return city.linkCity;
  const path = `${pathIn(city, page)}?${searchOf(city, page.search)}`;
  return city.link === page.origin ? path : city.link + path;
}

/** The same page; the tours of a country have an address for each city. */
function pathIn({ secondLevel }: Chosen, { site, locale, pathname }: CityPage): string {
  const tours = readCountryTours(site, pathname);
  if (!tours || !site.flags.citySubdomains) return pathname;
  return localisePath(site, locale, countryToursIn(site, secondLevel, tours.countrySlug));
}

/** What was asked for stays, except the town: the new city is the new town. */
function searchOf({ secondLevel }: Chosen, search: string): URLSearchParams {
  const query = new URLSearchParams(search);
  for (const name of [...query.keys()]) if (/^(townfrom|forcelocation)$/i.test(name)) query.delete(name);
  query.set('forceLocation', secondLevel);
  return query;
}
