import type { Route } from './+types/flight-receipt-resource';
import { openFlights } from './load-receipt.ts';

/** What the price of flights is made of, for a page that is already open: `?claim=`. */
export const loader = ({ url, context }: Route.LoaderArgs) =>
  openFlights(context, url.searchParams.get('claim') ?? '');
