import type { SimpleCountryAnswer } from '#calls/content-countries.ts';
import { useVisitorCity } from '#web/context/city/visitor-city.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { useLocalPath, useVisit } from '#web/context/visit.tsx';
import { type Direction, directionsOf } from './direction.ts';
import { directionAddress } from './direction-address.ts';

/** The countries in the words of the page, with their addresses on this site. */
export function useDirections(countries: readonly SimpleCountryAnswer[]): Direction[] {
  const t = useT();
  const toLocal = useLocalPath();
  const { site } = useVisit();
  const city = useVisitorCity();
  return directionsOf(countries, {
    requirements: {
      visa: t('directions.visa'),
      noVisa: t('directions.noVisa'),
      test: t('directions.test'),
    },
    linkOf: (country) => toLocal(directionAddress(country, site, city)),
  });
}
