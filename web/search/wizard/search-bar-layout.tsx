import { Outlet } from 'react-router';
import { homeKinds, kindOfPath } from '#lib/travel-kind.ts';
import { LazyOnVisible } from '#web/parts/sending/lazy-on-visible.tsx';
import { lazyPart } from '#web/parts/sending/lazy-part.tsx';
import type { Route } from './+types/search-bar-layout.ts';
import { loadSearchBar } from './load-search-bar.ts';
import { SearchBar } from './search-bar.tsx';
import { TripWords } from './trip-words.tsx';
import { toursAndHotels } from './types/tours-and-hotels.ts';

const LateSlides = lazyPart(() => import('#web/parts/slider/late-slides.tsx'));

export function loader(request: Route.LoaderArgs) {
  const asked = kindOfPath(request.url.pathname);
  return loadSearchBar(request, homeKinds.find((kind) => kind === asked) ?? 'tour');
}

/** The search for tours or hotels above their results. */
export default function SearchBarLayout({ loaderData }: Route.ComponentProps) {
  const { options, initial } = loaderData;
  return (
    <>
      <SearchBar definition={toursAndHotels} initial={initial} options={options}>
        <TripWords form={initial} options={options} />
      </SearchBar>
      <Outlet />
      <LazyOnVisible>
        <LateSlides part="stage" />
      </LazyOnVisible>
    </>
  );
}
