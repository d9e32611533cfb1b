import { data, redirect } from 'react-router';
import { states } from '#calls/lookups-places.ts';
import { clientContext } from '#web/context/context.ts';
import { localPathIn } from '#web/context/local-path.ts';
import { writeQuery } from '#web/search/query/query-values.ts';
import { withoutFlight } from '#web/search/query/trip.ts';
import type { Route } from './+types/country-hotels.ts';

/** A country's hotels are a search for them, for whatever else the address asks; an unknown country is no page. */
export async function loader({ params, context, url }: Route.LoaderArgs) {
  const asked = { townFrom: withoutFlight, searchType: 'hotel', topCount: 0 };
  const sold = await context.get(clientContext).call(states, asked);
  if (!sold.ok) throw new Error('The countries cannot be told', { cause: sold });
  const country = sold.value.find(({ slug }) => slug === params.countrySlug);
  if (!country) throw data('notFound', { status: 404 });
  const query = { STATEINC: `${country.state}`, ...Object.fromEntries(url.searchParams) };
  return redirect(localPathIn(context)(`/search/hotels?${writeQuery(query)}`));
}

/** Never rendered, because the loader redirects or refuses; with a component a refusal is the error page ([S]§2.3). */
export default function CountryHotels() {
  return null;
}
