import { Outlet } from 'react-router';
import { LazyOnVisible } from '#web/parts/sending/lazy-on-visible.tsx';
import { lazyPart } from '#web/parts/sending/lazy-part.tsx';
import type { Route } from './+types/excursion-bar-layout.ts';
import { loadSearchBar } from './load-search-bar.ts';
import { SearchBar } from './search-bar.tsx';
import { TripWords } from './trip-words.tsx';
import { excursionTours } from './types/excursion-tours.ts';

const LateSlides = lazyPart(() => import('#web/parts/slider/late-slides.tsx'));

export const loader = (request: Route.LoaderArgs) => loadSearchBar(request, 'excursion');

/** The search for excursion tours above their results. */
export default function ExcursionBarLayout({ loaderData: { options, initial } }: Route.ComponentProps) {
  return (
    <>
      <SearchBar definition={excursionTours} initial={initial} options={options}>
        <TripWords form={initial} options={options} />
      </SearchBar>
      <Outlet />
      <LazyOnVisible>
        <LateSlides part="stage" />
      </LazyOnVisible>
    </>
  );
}
