import type { RouterContextProvider } from 'react-router';
import { hotels } from '#calls/lookups-filters.ts';
import { states, suggestion } from '#calls/lookups-places.ts';
import { b2bModeIn } from '#web/context/b2b-mode.ts';
import { clientContext } from '#web/context/context.ts';
import { withoutFlight } from '#web/search/query/trip.ts';

/** A resort, as a search names it: a region of a country. */
type FoundResort = { state: number; region: number };

type ResortSlugs = { countrySlug: string; resortSlug: string };

/** The resort of a path, from wherever it is sold; undefined where there is none. */
export async function findResort(
  context: Readonly<RouterContextProvider>,
  { countrySlug, resortSlug }: ResortSlugs,
): Promise<FoundResort | undefined> {
  const client = context.get(clientContext);
  const from = { townFrom: withoutFlight, searchType: 'hotel' };
  const sold = await client.call(states, { ...from, topCount: 0 });
  if (!sold.ok) throw new Error('The countries cannot be told', { cause: sold });
  const country = sold.value.find(({ slug }) => slug === countrySlug);
  if (!country) return undefined;
  const stays = await client.call(hotels, { ...from, ...b2bModeIn(context), state: country.state });
  if (!stays.ok) throw new Error('The resorts cannot be told', { cause: stays });
  const regions = new Set(stays.value.map(({ regionKey }) => regionKey));
  for (const region of regions) {
    const named = await client.call(suggestion, { ...from, type: 'region', inc: region });
    if (named.ok && named.value[0]?.slug === resortSlug) return { state: country.state, region };
  }
  return undefined;
}
