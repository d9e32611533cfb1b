import { toursAndHotels } from '#web/search/wizard/types/tours-and-hotels.ts';
import type { Route } from './+types/hotels-page.ts';
import { loadLanding } from './load-landing.ts';
import { TripLanding } from './trip-landing.tsx';

export const loader = (page: Route.LoaderArgs) => loadLanding(page, 'hotel', 'titleHotel');

/** `/hotels/`: the wizard of hotels alone, and the countries that have them. */
export default function HotelsPage({ loaderData }: Route.ComponentProps) {
  return (
    <TripLanding
      loaded={loaderData}
      definition={toursAndHotels}
      title="wizard.landing.hotels"
      lead="wizard.landing.hotelsLead"
    />
  );
}
