import type { Route } from './+types/flights.ts';
import { loadFlights } from './load-flights.ts';

export { FlightsPage as default } from './flights-page.tsx';

export const loader = (args: Route.LoaderArgs) => loadFlights(args);
