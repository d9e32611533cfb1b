import { useT } from '#web/context/i18n-context.tsx';
import { useVisit } from '#web/context/visit.tsx';
import { DocumentHead } from '#web/parts/document-head.tsx';
import { loadLandingSlides } from '#web/parts/slider/load-slides.ts';
import { askedOf } from '#web/search/query/asked-of.ts';
import { flightForm } from '#web/search/query/flight-form.ts';
import { readFlights } from '#web/search/query/flight-question.ts';
import { loadFlightOptions } from '#web/search/wizard/flight-options.ts';
import { Landing } from '#web/search/wizard/landing.tsx';
import { loadLandingTitle } from '#web/search/wizard/landing-title.ts';
import { flights } from '#web/search/wizard/types/flights.ts';
import type { Route } from './+types/flights-page.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const said = readFlights(askedOf({ context, url }));
  const [words, options, slides] = await Promise.all([
    loadLandingTitle(context, 'titleAvia'),
    loadFlightOptions(context, said),
    loadLandingSlides({ context, url }),
  ]);
  return { ...words, options, slides, initial: flightForm(said, options.route) };
}

/** `/avia/`: the wizard of flights alone. */
export default function FlightsPage({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const { brand } = useVisit().site;
  const { options, initial, slides, film } = loaderData;
  const title = loaderData.title || t('wizard.landing.flights');
  const lead = t('wizard.landing.flightsLead');
  return (
    <>
      <DocumentHead title={`${title}, ${brand.name}`} of={[lead]} />
      <Landing
        title={title}
        lead={lead}
        definition={flights}
        initial={initial}
        options={options}
        slides={slides}
        film={film}
        beginning={initial.source ?? ''}
      />
    </>
  );
}
