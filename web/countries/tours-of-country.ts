import { data, type RouterContextProvider, redirect } from 'react-router';
import { states } from '#calls/lookups-places.ts';
import { travelKinds } from '#lib/travel-kind.ts';
import { countryToursIn, readCountryTours } from '#sites/city-path.ts';
import { clientContext, siteContext } from '#web/context/context.ts';
import { departures } from '#web/context/home-town.ts';
import { localPathIn } from '#web/context/local-path.ts';
import type { PagePath } from '#web/context/page-path.ts';
import { writeQuery } from '#web/search/query/query-values.ts';
import { withoutFlight } from '#web/search/query/trip.ts';

type Asked = {
  context: Readonly<RouterContextProvider>;
  url: URL;
  params: { countrySlug: string };
};

/**
 * A country's tours are a search from the city of the address, else from the visitor's town, for whatever else the
 * address asks. An unknown country or city is no page, and the main city has no address of its own ([S]§2.2).
 */
export async function toursOfCountry({ params, context, url }: Asked): Promise<Response> {
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
  if (!country) return redirect(toLocal(await cruisesOf(context, params.countrySlug)));
  const asked = {
    STATEINC: `${country.state}`,
    TOWNFROM: `${town.townFrom}`,
    ...Object.fromEntries(url.searchParams),
  };
  return redirect(toLocal(`/search/tours?${writeQuery(asked)}`));
}

/** Liners have no country: theirs is a search for cruises. Any other name is no page. */
async function cruisesOf(context: Asked['context'], slug: string): Promise<PagePath> {
  const asked = { townFrom: withoutFlight, searchType: 'cruise', topCount: 0 } as const;
  const sold = await context.get(clientContext).call(states, asked);
  const found = sold.ok ? sold.value.find((one) => one.slug === slug) : undefined;
  if (!found) throw data('notFound', { status: 404 });
  return `${travelKinds.cruise.search.results}?STATEINC=${found.state}`;
}
