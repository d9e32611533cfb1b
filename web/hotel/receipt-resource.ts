import type { Route } from './+types/receipt-resource';
import { openOffer } from './hotel-loader.ts';

/** The receipt of one offer for a page that is already open: `?claim=`. */
export const loader = ({ url, context }: Route.LoaderArgs) =>
  openOffer(context, url.searchParams.get('claim') ?? '');
