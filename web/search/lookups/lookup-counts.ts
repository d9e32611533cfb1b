import type { QueryOf } from '#calls/call.ts';
import { searchCounts } from '#calls/search-counts.ts';
import { clientContext } from '#web/visit/context.ts';
import type { Route } from './+types/lookup-counts.ts';

/** How many hotels each wish of the tour would leave of a search; null where it cannot be told. */
export async function loader({ context, url, request }: Route.LoaderArgs) {
  const asked = Object.fromEntries(url.searchParams) as QueryOf<typeof searchCounts>; // text, as any address has it
  const answer = await context.get(clientContext).call(searchCounts, asked, undefined, request.signal);
  return answer.ok ? answer.value : null;
}
