import type { CatalogueMoment } from '#domain/catalogue/live-catalogue.ts';
import { type CalendarDay, calendarOf, staysOf } from '#domain/offers/destinations.ts';
import type { HotelSearch } from '#domain/offers/search-hotels.ts';

/** Which offers count; undefined where no tour or hotel can be meant. */
type OffersAsked = Pick<HotelSearch, 'where' | 'question' | 'filters'> | undefined;

/** What each day of departure offers. */
export const listDays = async (
  moment: CatalogueMoment,
  asked: OffersAsked,
): Promise<Map<number, CalendarDay>> => (asked ? calendarOf(moment, asked) : new Map());

/** The cheapest price, in minor units, of each length of stay, then of each day of departure. */
export const listStays = async (
  moment: CatalogueMoment,
  asked: OffersAsked,
): Promise<Map<number, Map<number, number>>> => (asked ? staysOf(moment, asked) : new Map());
