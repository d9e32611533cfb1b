import { countryToursIn } from '#sites/city-path.ts';
import type { VisitorCity } from '#web/visit/city/visitor-city.ts';
import type { PublicSite } from '#web/visit/visit.tsx';

/** What the pages of countries are found under. */
const countryPrefix = '/countries/';

type DirectionSite = Pick<PublicSite, 'variant' | 'flags' | 'mainCity'>;

/**
 * Where a direction leads, without the locale: on the consumer site to the tours of the country from the visitor's
 * city, elsewhere to the country itself ([S]§2.8).
 */
export function directionAddress(
  { slug, slugFull }: { slug: string; slugFull: string },
  site: DirectionSite,
  city: Pick<VisitorCity, 'slug' | 'isOurs'> | undefined,
): string {
  if (site.variant !== 'b2c') return `${countryPrefix}${slugFull}`;
  return countryToursIn(site, city?.isOurs ? city.slug : undefined, slug);
}
