import type { QueryOf } from '#calls/call.ts';
import { carriers, tours } from '#calls/lookups-filters.ts';
import { searchCounts } from '#calls/search-counts.ts';
import { clientContext, siteContext } from '#web/context/context.ts';
import { excursionTestOf } from '#web/context/excursion-test.ts';
import type { Route } from './+types/lookup-counts.ts';

/**
 * How many hotels each wish of the tour would leave of a search, and what its tours and airlines are called, excursion
 * tours only for those who are offered them; null where it cannot be told.
 */
export async function loader({ context, url, request }: Route.LoaderArgs) {
  const client = context.get(clientContext);
  const asked = Object.fromEntries(url.searchParams) as QueryOf<typeof searchCounts>; // text, as any address has it
  const { TOWNFROM: townFrom, STATEINC: state, SEARCH_TYPE: searchType } = asked;
  const [counts, offered, airlines] = await Promise.all([
    client.call(searchCounts, asked, undefined, request.signal),
    client.call(tours, { townFrom, state, searchType } as QueryOf<typeof tours>, undefined, request.signal), // the same text
    client.call(carriers, { townFrom, state } as QueryOf<typeof carriers>, undefined, request.signal),
  ]);
  if (!counts.ok) return null;
  const { hasFilter } = excursionTestOf(request.headers.get('cookie'), context.get(siteContext));
  const listed = (offered.ok ? offered.value : []).filter((tour) => hasFilter || !tour.isExcursionTour);
  return {
    ...counts.value,
    tourNames: listed.map(named),
    carrierNames: airlines.ok ? airlines.value.map(named) : [],
  };
}

const named = ({ id, name }: { id: number; name: string }) => ({ value: id, name });
