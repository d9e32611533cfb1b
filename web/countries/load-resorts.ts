import type { RouterContextProvider } from 'react-router';
import type { Client } from '#calls/client.ts';
import { hotels } from '#calls/lookups-filters.ts';
import { suggestion } from '#calls/lookups-places.ts';
import { b2bModeIn } from '#web/context/b2b-mode.ts';
import { clientContext } from '#web/context/context.ts';

/** A resort: a region of a country with hotels on sale. */
export type Resort = { region: number; name: string; slug: string; hotelCount: number };

/** The resorts that are sold from a town, by country; the one with most hotels stands first. */
export async function loadResorts(
  context: Readonly<RouterContextProvider>,
  townFrom: number,
): Promise<Map<number, Resort[]>> {
  const client = context.get(clientContext);
  const sold = await client.call(hotels, { townFrom, ...b2bModeIn(context) });
  const byRegion = Map.groupBy(sold.ok ? sold.value : [], ({ regionKey }) => regionKey);
  const resorts = await Promise.all(
    [...byRegion].map(async ([region, found]) => ({
      region,
      state: found[0]?.stateKey ?? 0,
      ...(await namesOf(client, townFrom, region)),
      hotelCount: found.length,
    })),
  );
  const named = resorts.filter(({ name }) => name !== '').sort((a, b) => b.hotelCount - a.hotelCount);
  return Map.groupBy(named, ({ state }) => state);
}

async function namesOf(client: Client, townFrom: number, inc: number) {
  const answer = await client.call(suggestion, { townFrom, type: 'region', inc });
  const { name = '', slug = '' } = (answer.ok && answer.value[0]) || {};
  return { name, slug };
}
