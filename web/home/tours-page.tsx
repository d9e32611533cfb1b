import { toursAndHotels } from '#web/search/wizard/types/tours-and-hotels.ts';
import type { Route } from './+types/tours-page.ts';
import { loadLanding } from './load-landing.ts';
import { TripLanding } from './trip-landing.tsx';

export const loader = (page: Route.LoaderArgs) => loadLanding(page, 'tour', 'titleTour');

/** `/tours/`: the wizard of tours, and the countries that they lead to. */
export default function ToursPage({ loaderData }: Route.ComponentProps) {
  return (
    <TripLanding
      loaded={loaderData}
      definition={toursAndHotels}
      title="wizard.landing.tours"
      lead="wizard.landing.toursLead"
    />
  );
}
