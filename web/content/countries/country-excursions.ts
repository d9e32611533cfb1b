import { redirect } from 'react-router';
import { states } from '#calls/lookups-places.ts';
import { travelKinds } from '#lib/travel-kind.ts';
import { withoutFlight } from '#web/search/query/trip.ts';
import { clientContext } from '#web/visit/context.ts';
import { localPathIn } from '#web/visit/local-path.ts';
import type { Route } from './+types/country-excursions.ts';

/** A country's excursions are a search for its journeys with a guide; where none is sold, the country's tours. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const toLocal = localPathIn(context);
  const asked = { townFrom: withoutFlight, searchType: 'excursion', topCount: 0 };
  const sold = await context.get(clientContext).call(states, asked);
  if (!sold.ok) throw new Error('The countries cannot be told', { cause: sold });
  const country = sold.value.find(({ slug }) => slug === params.countrySlug);
  if (!country) return redirect(toLocal(`/tours/${params.countrySlug}`));
  return redirect(toLocal(`${travelKinds.excursion.search.results}?STATEINC=${country.state}`));
}
