import type { PlainDate } from '#lib/plain-date.ts';
import { hotelFilters, writeOfferFilters } from '#web/search/query/filters.ts';
import { writePlace } from '#web/search/query/place.ts';
import { said, writeQuery } from '#web/search/query/query-values.ts';
import { type SearchQuestion, searchAddress } from '#web/search/query/search-question.ts';
import { tourWishes } from '#web/search/query/tour-wishes.ts';
import { type Nights, writeNights, writeTravellers } from '#web/search/query/trip.ts';
import type { StaysQuestion } from '#web/search/stays/stays-question.ts';

/** What the strip of days and the grid of stays ask about a list, and its search of others. */
export const searchDays = (question: SearchQuestion): StaysQuestion => ({
  ...question,
  ask: (days, nights) => daysQuery(question, days, nights),
  to: (change) => searchAddress(question, change),
});

/** The question of a list under the names of the lookup. */
function daysQuery(question: SearchQuestion, days: readonly PlainDate[], nights: Nights): string {
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
