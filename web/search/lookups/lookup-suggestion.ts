import { suggestion } from '#calls/lookups-places.ts';
import { clientContext } from '#web/context/context.ts';
import type { Route } from './+types/lookup-suggestion.ts';

/** Places that match what was typed, with the text they answer to; none where they cannot be told ([W]§8). */
export async function loader({ context, url, request }: Route.LoaderArgs) {
  const query = url.searchParams.get('query') ?? '';
  const townFrom = url.searchParams.get('townFrom') ?? '';
  const answer = await context
    .get(clientContext)
    .call(suggestion, { townFrom, query }, undefined, request.signal);
  return { query, places: answer.ok ? answer.value : [] };
}
