import { excursionTours } from '#web/search/wizard/types/excursion-tours.ts';
import type { Route } from './+types/excursion-tours-page.ts';
import { loadLanding } from './load-landing.ts';
import { TripLanding } from './trip-landing.tsx';

export const loader = (page: Route.LoaderArgs) => loadLanding(page, 'excursion');

/** `/excursion-tours/`: the wizard of excursion tours, and the countries that they lead to. */
export default function ExcursionToursPage({ loaderData }: Route.ComponentProps) {
  return (
    <TripLanding
      loaded={loaderData}
      definition={excursionTours}
      title="wizard.landing.excursionTours"
      lead="wizard.landing.excursionToursLead"
    />
  );
}
