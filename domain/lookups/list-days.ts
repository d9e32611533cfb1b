import type { CatalogueMoment } from '#domain/catalogue/live-catalogue.ts';
import { type CalendarDay, calendarOf, staysOf } from '#domain/offers/destinations.ts';
import type { Filters, Question } from '#domain/offers/search-hotels.ts';
import type { Tour } from '#price-search/catalogue.ts';
import { onlyTours, type TourQuestion, toursAsked } from './tours-asked.ts';

/** Which offers count: those of some hotels, or of all, that pass. */
export type OffersAsked = { hotelIds: readonly number[]; filters: Filters };

/** What each day of departure offers, and the tours that leave on them: those of the asked kinds, else all. */
export async function listDays(
  moment: CatalogueMoment,
  asked: TourQuestion & OffersAsked,
  question: Omit<Question, 'tours'>,
): Promise<{ days: Map<number, CalendarDay>; tours: readonly Tour[] }> {
  const tours = toursAsked(moment, asked);
  if (asked.kinds && tours.length === 0) return { days: new Map(), tours };
  return { days: await calendarOf(moment, offersAsked(asked, question, tours)), tours };
}

/** The cheapest price, in minor units, of each length of stay, then of each day of departure. */
export async function listStays(
  moment: CatalogueMoment,
  asked: TourQuestion & OffersAsked,
  question: Omit<Question, 'tours'>,
): Promise<Map<number, Map<number, number>>> {
  const tours = toursAsked(moment, asked);
  if (asked.kinds && tours.length === 0) return new Map();
  return staysOf(moment, offersAsked(asked, question, tours));
}

const offersAsked = (
  { stateId, hotelIds, kinds, filters }: TourQuestion & OffersAsked,
  question: Omit<Question, 'tours'>,
  tours: readonly Tour[],
) => ({
  where: { stateId, hotelIds },
  question: kinds ? { ...question, tours: onlyTours(tours) } : question,
  filters,
});
