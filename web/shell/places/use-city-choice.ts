import type { CityPage } from '#web/context/city/city-address.ts';
import { useVisitorCity } from '#web/context/city/visitor-city.ts';
import { useVisit } from '#web/context/visit.tsx';

/** What it takes to offer a city: the page that it is chosen for, the one in force, and what follows a choice. */
export type CityChoice = {
  page: CityPage;
  chosenSlug: string | undefined;
  onChosen: (() => void) | undefined;
};

/** Choosing a city for the page at `from`. */
export function useCityChoice(
  from: Pick<Location, 'pathname' | 'search'>,
  onChosen?: () => void,
): CityChoice {
  const { site, locale, origin } = useVisit();
  return {
    page: { site, locale, origin, pathname: from.pathname, search: from.search },
    chosenSlug: useVisitorCity()?.slug,
    onChosen,
  };
}
