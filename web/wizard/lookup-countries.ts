import { clientContext } from '#web/context.ts';
import type { Route } from './+types/lookup-countries.ts';
import { loadCountries } from './wizard-options.ts';

/** The countries that are sold from another town. */
export const loader = ({ context, url }: Route.LoaderArgs) =>
  loadCountries(context.get(clientContext), Number(url.searchParams.get('townFrom')) || 0);
