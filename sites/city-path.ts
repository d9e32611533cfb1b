import { localeOf } from './locale.ts';
import type { Site } from './site.ts';

type CitySite = Pick<Site, 'mainLocale' | 'secondaryLocales' | 'mainCity' | 'flags'>;

/** `/spb`, where cities have addresses of their own and the city is not the main one ([S]§2.8). */
export const cityPrefix = (
  { flags, mainCity }: Pick<Site, 'flags' | 'mainCity'>,
  citySlug: string | undefined,
): '' | `/${string}` => (flags.citySubdomains && citySlug && citySlug !== mainCity ? `/${citySlug}` : '');

/** The tours of a country, from a city: `/spb/tours/turkey` ([S]§2.2). */
export const countryToursIn = (
  site: Pick<Site, 'flags' | 'mainCity'>,
  citySlug: string | undefined,
  countrySlug: string,
) => `${cityPrefix(site, citySlug)}/tours/${countrySlug}` as const;

export type CountryTours = { citySlug: string | undefined; countrySlug: string };

/** Reads such an address, with or without a locale before it; any other page is undefined. The city may not exist. */
export function readCountryTours(site: CitySite, pathname: string): CountryTours | undefined {
  const { path } = localeOf(site, pathname);
  const [, citySlug, countrySlug] = /^(?:\/([a-z0-9-]+))?\/tours\/([^/]+)\/?$/.exec(path) ?? [];
  if (!countrySlug || (citySlug && !site.flags.citySubdomains)) return undefined;
  return { citySlug, countrySlug };
}
