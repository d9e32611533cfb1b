import { Outlet, useLocation } from 'react-router';
import type { Route } from './+types/resort-bar-layout.ts';
import { loadSearchBar } from './load-search-bar.ts';
import { SearchBar } from './search-bar.tsx';
import { TripWords } from './trip-words.tsx';
import { toursAndHotels } from './types/tours-and-hotels.ts';

export const loader = (request: Route.LoaderArgs) => loadSearchBar(request, 'tour');

/** The search for tours above those of a country or a resort, titled by the country and the resort ([W]§2.3). */
export default function ResortBarLayout({ loaderData: { options, initial } }: Route.ComponentProps) {
  const { pathname, search } = useLocation();
  return (
    <>
      <SearchBar key={pathname + search} definition={toursAndHotels} initial={initial} options={options}>
        <TripWords form={initial} options={options} countryFirst />
      </SearchBar>
      <Outlet />
    </>
  );
}
