import { countryToursIn } from '#sites/city-path.ts';
import type { VisitorCity } from '#web/context/city/visitor-city.ts';
import type { PagePath } from '#web/context/page-path.ts';
import type { PublicSite } from '#web/context/visit.tsx';

type DirectionSite = Pick<PublicSite, 'variant' | 'flags' | 'mainCity'>;

/**
 * Where a direction leads, without the locale: on the consumer site to the tours of the country from the visitor's
 * city, elsewhere to the country itself ([S]§2.8).
 */
export function directionAddress(
  { slug, slugFull }: { slug: string; slugFull: string },
  site: DirectionSite,
  city: Pick<VisitorCity, 'slug' | 'isOurs'> | undefined,
): PagePath {
  if (site.variant !== 'b2c') return `/countries/${slugFull}`;
  return countryToursIn(site, city?.isOurs ? city.slug : undefined, slug);
}
