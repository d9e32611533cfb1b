import { type SearchType, travelKinds } from '#lib/travel-kind.ts';
import { clientContext, currencyContext } from '#web/context/context.ts';
import { pageTexts } from '#web/context/page-texts.ts';
import { askedOf } from '#web/search/query/asked-of.ts';
import { openIn } from '#web/search/query/detail-address.ts';
import { withoutFlight } from '#web/search/query/trip.ts';
import type { Route } from './+types/hotel-offers-resource';
import { withAgentRows } from './agent-rows.ts';
import { pricesOf } from './hotel-prices.ts';

/** More offers of a hotel for its open page: `?hotel=12&expand=all`, or the offers of one room: `&expand=34&page=2`. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { trip, offerWishes, flight } = askedOf({ context, url });
  const { expand } = openIn(url.search);
  const asked = {
    searchType: url.searchParams.get('SEARCH_TYPE') as SearchType, // the call refuses what is none
    hotelInc: Number(url.searchParams.get('hotel')),
    trip: { ...trip, townFrom: trip.townFrom ?? withoutFlight },
    filters: { ...offerWishes, ...flight },
    currency: offerWishes.currency ?? context.get(currencyContext),
  };
  const place = await pageTexts(context);
  const page = Number(url.searchParams.get('page') ?? 1);
  const found = await pricesOf(context.get(clientContext), asked, { place, expanded: expand, page });
  const prices = await withAgentRows(context, found, ptypeOf(asked.searchType));
  if (!prices.ok) return { groups: undefined };
  return { groups: prices.groups.filter(({ key }) => expand === 'all' || key === expand) };
}

/** What offers of such a search are called. */
const ptypeOf = (type: SearchType) =>
  (['hotel', 'cruise'] as const).find((kind) =>
    (travelKinds[kind].searchTypes as readonly SearchType[]).includes(type),
  ) ?? 'tour';
