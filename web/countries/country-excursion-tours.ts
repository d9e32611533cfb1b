import { data, redirect } from 'react-router';
import { states } from '#calls/lookups-places.ts';
import { clientContext } from '#web/context/context.ts';
import { departures } from '#web/context/home-town.ts';
import { localPathIn } from '#web/context/local-path.ts';
import { writeQuery } from '#web/search/query/query-values.ts';
import type { Route } from './+types/country-excursion-tours.ts';

/** A country's excursion tours are a search for them, for whatever else the address asks; an unknown country is no page. */
export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { home: town } = await departures(context);
  const asked = town && { townFrom: town.townFrom, searchType: 'excursion', topCount: 0 };
  const sold = asked && (await context.get(clientContext).call(states, asked));
  if (!sold?.ok) throw new Error('The countries cannot be told', { cause: sold });
  const country = sold.value.find(({ slug }) => slug === params.countrySlug);
  if (!country) throw data('notFound', { status: 404 });
  const query = { STATEINC: `${country.state}`, ...Object.fromEntries(url.searchParams) };
  return redirect(localPathIn(context)(`/search/excursion-tours?${writeQuery(query)}`));
}

/** Never rendered, because the loader redirects or refuses; with a component a refusal is the error page ([S]§2.3). */
export default function CountryExcursionTours() {
  return null;
}
