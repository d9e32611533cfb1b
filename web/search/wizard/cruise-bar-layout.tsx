import { Outlet } from 'react-router';
import { LazyOnVisible } from '#web/parts/sending/lazy-on-visible.tsx';
import { lazyPart } from '#web/parts/sending/lazy-part.tsx';
import { askedOf } from '#web/search/query/asked-of.ts';
import { cruiseForm } from '#web/search/query/cruise-form.ts';
import type { Route } from './+types/cruise-bar-layout.ts';
import { SearchBar } from './search-bar.tsx';
import { TripWords } from './trip-words.tsx';
import { cruises } from './types/cruises.ts';
import { loadCruiseOptions } from './wizard-options.ts';

const LateSlides = lazyPart(() => import('#web/parts/slider/late-slides.tsx'));

export async function loader({ context, url }: Route.LoaderArgs) {
  const asked = askedOf({ context, url });
  const options = await loadCruiseOptions(context, asked.trip.townFrom);
  return { options, initial: cruiseForm(asked, options.defaults) };
}

/** The search for cruises above their results. */
export default function CruiseBarLayout({ loaderData: { options, initial } }: Route.ComponentProps) {
  return (
    <>
      <SearchBar definition={cruises} initial={initial} options={options}>
        <TripWords form={initial} options={options} />
      </SearchBar>
      <Outlet />
      <LazyOnVisible>
        <LateSlides part="stage" />
      </LazyOnVisible>
    </>
  );
}
