import type { PlainDate } from '#lib/plain-date.ts';
import { hotelFilters, writeOfferFilters } from '#web/search/query/filters.ts';
import { writePlace } from '#web/search/query/place.ts';
import { said, writeQuery } from '#web/search/query/query-values.ts';
import type { SearchQuestion } from '#web/search/query/search-question.ts';
import { tourWishes } from '#web/search/query/tour-wishes.ts';
import { type Nights, writeNights, writeTravellers } from '#web/search/query/trip.ts';

/** What days and nights are asked about a list: its question under the names of the lookup. */
export function daysQuery(question: SearchQuestion, days: readonly PlainDate[], nights: Nights): string {
  const { STATEINC: state, ...places } = writePlace(question);
  return writeQuery({
    searchType: question.kind,
    townFrom: `${question.townFrom}`,
    ...(state ? { state: `${state}` } : {}),
    from: days[0] ?? '',
    to: days.at(-1) ?? '',
    ...said({
      ...places,
      ...writeNights(nights),
      ...writeTravellers(question),
      ...hotelFilters.write(question),
      ...writeOfferFilters(question),
      ...tourWishes.write(question),
    }),
  });
}
