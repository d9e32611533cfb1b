import { clientContext } from '#web/context/context.ts';
import { loadNamedCountries } from '#web/search/wizard/wizard-options.ts';
import type { Route } from './+types/lookup-countries.ts';

/** The countries that a kind of travel leads to from a town, by all their names. */
export const loader = ({ context, url }: Route.LoaderArgs) =>
  loadNamedCountries(
    context.get(clientContext),
    Number(url.searchParams.get('townFrom')) || 0,
    url.searchParams.get('searchType') ?? 'tour',
  );
