import { loadCountries } from '#web/search/wizard/wizard-options.ts';
import { clientContext } from '#web/visit/context.ts';
import type { Route } from './+types/lookup-countries.ts';

/** The countries that are sold from another town. */
export const loader = ({ context, url }: Route.LoaderArgs) =>
  loadCountries(context.get(clientContext), Number(url.searchParams.get('townFrom')) || 0);
