import { withQuestion } from '#web/search/query/detail-address.ts';
import { writeOfferFilters } from '#web/search/query/filters.ts';
import { said, writeQuery } from '#web/search/query/query-values.ts';
import { writeDays, writeNights, writeTravellers } from '#web/search/query/trip.ts';
import type { StaysQuestion } from '#web/search/stays/stays-question.ts';
import type { DetailData } from './hotel-loader.ts';

type Asked = Pick<DetailData, 'searchType' | 'hotel' | 'trip' | 'filters' | 'prices'>;

/** What the strip of days and the grid of stays ask about one hotel, and the address of its page with others of them. */
export function hotelDays(
  { searchType, hotel, trip, filters, prices }: Asked,
  search: string,
): StaysQuestion {
  const currency = prices.ok ? prices.currency : filters.currency;
  return {
    ...trip,
    currency,
    ask: (days, nights) =>
      writeQuery({
        searchType,
        townFrom: `${trip.townFrom}`,
        from: days[0] ?? '',
        to: days.at(-1) ?? '',
        ...said({
          HOTELLIST: hotel.info.inc,
          ...writeNights(nights),
          ...writeTravellers(trip),
          ...writeOfferFilters({ ...filters, ...(currency && { currency }) }),
        }),
      }),
    to: (change) => {
      const { checkInFrom, checkInTo, nightsFrom, nightsTo } = { ...trip, ...change };
      return withQuestion(
        search,
        said({ ...writeDays({ checkInFrom, checkInTo }), ...writeNights({ nightsFrom, nightsTo }) }),
      );
    },
  };
}
