import { Outlet, useLocation } from 'react-router';
import { homeKinds, kindOfPath } from '#lib/travel-kind.ts';
import LateSlides from '#web/parts/slider/late-slides.tsx';
import type { Route } from './+types/search-bar-layout.ts';
import { loadSearchBar } from './load-search-bar.ts';
import { SearchBar } from './search-bar.tsx';
import { TripWords } from './trip-words.tsx';
import { toursAndHotels } from './types/tours-and-hotels.ts';

export function loader(request: Route.LoaderArgs) {
  const asked = kindOfPath(request.url.pathname);
  return loadSearchBar(request, homeKinds.find((kind) => kind === asked) ?? 'tour');
}

/** The search for tours or hotels above their results. */
export default function SearchBarLayout({ loaderData }: Route.ComponentProps) {
  const { options, initial } = loaderData;
  const { pathname, search } = useLocation();
  return (
    <>
      <SearchBar key={pathname + search} definition={toursAndHotels} initial={initial} options={options}>
        <TripWords form={initial} options={options} />
      </SearchBar>
      <Outlet />
      <LateSlides part="stage" />
    </>
  );
}
