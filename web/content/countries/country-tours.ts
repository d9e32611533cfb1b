import { data, redirect } from 'react-router';
import { states } from '#calls/lookups-places.ts';
import { countryToursIn, readCountryTours } from '#sites/city-path.ts';
import { writeQuery } from '#web/search/query/query-values.ts';
import { clientContext, siteContext } from '#web/visit/context.ts';
import { departures } from '#web/visit/home-town.ts';
import { localPathIn } from '#web/visit/local-path.ts';
import type { Route } from './+types/country-tours.ts';

/**
 * A country's tours are a search from the city of the address, else from the visitor's town, for whatever else the
 * address asks. An unknown country or city is no page, and the main city has no address of its own ([S]§2.2).
 */
export async function loader({ params, context, url }: Route.LoaderArgs) {
  const client = context.get(clientContext);
  const site = context.get(siteContext);
  const toLocal = localPathIn(context);
  const { citySlug } = readCountryTours(site, url.pathname) ?? {};
  if (citySlug === site.mainCity)
    throw redirect(toLocal(countryToursIn(site, citySlug, params.countrySlug)), 301);
  const towns = await departures(context);
  const cityTown = towns.ok ? towns.value.find(({ secondLevel }) => secondLevel === citySlug) : undefined;
  if (citySlug && towns.ok && !cityTown) throw data('notFound', { status: 404 });
  const town = cityTown ?? towns.home;
  const sold = town ? await client.call(states, { townFrom: town.townFrom, topCount: 0 }) : undefined;
  if (!town || !sold?.ok) throw new Error('The countries cannot be told', { cause: sold ?? towns });

  const country = sold.value.find(({ slug }) => slug === params.countrySlug);
  if (!country) throw data('notFound', { status: 404 });
  const asked = {
    STATEINC: `${country.state}`,
    TOWNFROM: `${town.townFrom}`,
    ...Object.fromEntries(url.searchParams),
  };
  return redirect(toLocal(`/search/tours?${writeQuery(asked)}`));
}
