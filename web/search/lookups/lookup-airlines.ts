import { loadSpecialAirlines } from '#web/search/wizard/special-airlines.ts';
import type { Route } from './+types/lookup-airlines.ts';

/** The airlines that tours from a town can be chosen by. */
export const loader = ({ context, url }: Route.LoaderArgs) =>
  loadSpecialAirlines(context, Number(url.searchParams.get('townFrom')) || 0);
