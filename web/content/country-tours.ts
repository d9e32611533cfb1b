import { data, redirect } from 'react-router';
import { states, townFroms } from '#calls/lookups-places.ts';
import { localisePath } from '#sites/locale.ts';
import { clientContext, localeContext, siteContext } from '#web/context.ts';
import { homeTown } from '#web/home-town.ts';
import type { Route } from './+types/country-tours.ts';

/** A country's tours are a search from the site's main town; an unknown country is no page. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const client = context.get(clientContext);
  const towns = await client.call(townFroms, {});
  const town = towns.ok ? homeTown(towns.value, context) : undefined;
  const sold = town ? await client.call(states, { townFrom: town.townFrom, topCount: 0 }) : undefined;
  if (!town || !sold?.ok) throw new Error('The countries cannot be told', { cause: sold ?? towns });

  const country = sold.value.find(({ slug }) => slug === params.countrySlug);
  if (!country) throw data('notFound', { status: 404 });
  const search = `/search/tours?STATEINC=${country.state}&TOWNFROM=${town.townFrom}`;
  return redirect(localisePath(context.get(siteContext), context.get(localeContext), search));
}
