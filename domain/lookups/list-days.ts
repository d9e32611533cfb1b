import type { CatalogueMoment } from '#domain/catalogue/live-catalogue.ts';
import { type CalendarDay, calendarOf } from '#domain/offers/destinations.ts';
import type { Question } from '#domain/offers/search-hotels.ts';
import type { Tour } from '#price-search/catalogue.ts';
import { onlyTours, type TourQuestion, toursAsked } from './tours-asked.ts';

/** What each day of departure offers, and the tours that leave on them: those of the asked kinds, else all. */
export async function listDays(
  moment: CatalogueMoment,
  asked: TourQuestion,
  question: Omit<Question, 'tours'>,
): Promise<{ days: Map<number, CalendarDay>; tours: readonly Tour[] }> {
  const tours = toursAsked(moment, asked);
  if (asked.kinds && tours.length === 0) return { days: new Map(), tours };
  const where = { stateId: asked.stateId, hotelIds: [] };
  const ofKinds = asked.kinds ? { ...question, tours: onlyTours(tours) } : question;
  return { days: await calendarOf(moment, where, ofKinds), tours };
}
