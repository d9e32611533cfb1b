import { hotelRows } from '#calls/hotel-rows.ts';
import { searchTours } from '#calls/search.ts';
import { addDays, compactDate } from '#lib/plain-date.ts';
import { clientContext, clockContext } from '#web/context/context.ts';
import { type TourView, tourView } from '#web/search/cards/tour-view.ts';
import type { Route } from './+types/country-offers-resource.ts';
import { countryNights } from './country-nights.ts';

const mostOffers = 4;
/** From a week ahead on, for a month. */
const window = { first: 7, days: 30 };

/** `?state=&townFrom=`: tours to a country that leave in the coming weeks; none where nothing is sold or found. */
export async function loader({ context, url }: Route.LoaderArgs): Promise<TourView[]> {
  const first = addDays(context.get(clockContext).today, window.first);
  const answer = await context.get(clientContext).call(searchTours, {
    SEARCH_TYPE: 'tour',
    TOWNFROM: url.searchParams.get('townFrom') ?? '',
    STATEINC: url.searchParams.get('state') ?? '',
    CHECKIN_BEG: compactDate(first),
    CHECKIN_END: compactDate(addDays(first, window.days)),
    NIGHTMIN: countryNights,
    NIGHTMAX: countryNights,
    PARTITION_PRICE: mostOffers,
  });
  return answer.ok ? hotelRows(answer.value[0]?.prices ?? []).map(tourView) : [];
}
