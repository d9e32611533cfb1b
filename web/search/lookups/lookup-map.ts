import type { QueryOf } from '#calls/call.ts';
import { searchMap } from '#calls/search-map.ts';
import { clientContext, mapsContext } from '#web/context/context.ts';
import type { Route } from './+types/lookup-map.ts';

/** Where the hotels of a search are, what they cost, and the ground to show them on; null where it cannot be told. */
export async function loader({ context, url, request }: Route.LoaderArgs) {
  const asked = Object.fromEntries(url.searchParams) as QueryOf<typeof searchMap>; // text, as any address has it
  const answer = await context.get(clientContext).call(searchMap, asked, undefined, request.signal);
  return answer.ok ? { ...answer.value, tiles: context.get(mapsContext).tiles } : null;
}
