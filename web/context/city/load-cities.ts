import type { RouterContextProvider } from 'react-router';
import { cities } from '#calls/content-cities.ts';
import { allSites } from '#sites/all-sites.ts';
import { hostOf } from '#sites/find-site.ts';
import { clientContext, encryptedContext, siteContext } from '#web/context/context.ts';
import { type City, deriveCities, type OriginOf } from './city.ts';

type Context = Readonly<RouterContextProvider>;

/** The cities of all markets, each with its addresses on sites of the same variant; none where the call fails. */
export async function loadCities(context: Context, host: string): Promise<City[]> {
  const answer = await context.get(clientContext).call(cities, {});
  if (!answer.ok) return [];
  const key = JSON.stringify([context.get(siteContext).id, context.get(encryptedContext), host]);
  const known = derived.get(answer.value);
  if (known?.key === key) return known.cities;
  const found = deriveCities(answer.value, originsBeside(context, host));
  derived.set(answer.value, { key, cities: found });
  return found;
}

/** The same answer is given until cities change, and a page asks for it several times. */
const derived = new WeakMap<object, { key: string; cities: City[] }>();

/** Origin of the site itself, without the city of its subdomain. */
export const siteOrigin = (context: Context, host: string) =>
  originsBeside(context, host)(context.get(siteContext).market);

/** Origins of all markets' sites of the same variant. */
function originsBeside(context: Context, seenHost: string): OriginOf {
  const site = context.get(siteContext);
  const scheme = context.get(encryptedContext) ? 'https' : 'http';
  return (market, citySlug) => {
    const sibling = allSites.find((each) => each.market === market && each.variant === site.variant);
    if (!sibling) return undefined;
    const city = sibling.flags.citySubdomains ? citySlug : undefined;
    return `${scheme}://${hostOf(sibling, city, seenHost)}`;
  };
}
