import { askedOf } from '#web/search/query/asked-of.ts';
import { readFlights } from '#web/search/query/flight-question.ts';
import { loadFlightOptions } from '#web/search/wizard/flight-options.ts';
import type { Route } from './+types/lookup-flights.ts';

/** Where flights of a choice lead, in which classes, and on which days. */
export const loader = ({ context, url }: Route.LoaderArgs) =>
  loadFlightOptions(context, readFlights(askedOf({ context, url })));
