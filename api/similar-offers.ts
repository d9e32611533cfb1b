import { roomPrices } from '#calls/hotel.ts';
import type { QuotedOffer } from '#calls/quote-fields.ts';
import { findHotelOffers } from '#domain/offers/hotel-offers.ts';
import type { SaleContext } from '#domain/offers/offer-view.ts';
import type { StoredOffer } from '#domain/quotes/quote-store.server.ts';
import { inShareOf } from '#domain/quotes/with-markup.ts';
import { minorPerUnit } from '#lib/money.ts';
import { dayNumber, plainDate } from '#lib/plain-date.ts';
import { roomQuestion } from './core-room-prices.ts';
import { filtersAsked } from './core-search-question.ts';
import type { Texts } from './core-texts.ts';

const mostSimilar = 3;

/** What is still sold of the hotel of an offer for the same days and people, with as much of the agent's own inside. */
export async function similarOffers(
  { shown, total_minor: totalMinor, markup_minor: markupMinor }: StoredOffer,
  sale: SaleContext,
  text: Texts,
): Promise<QuotedOffer['similar']> {
  // A trip that has begun has nothing like it.
  if (dayNumber(plainDate(shown.departsOn)) < sale.point.today) return [];
  const query = roomPrices.query.parse({
    HOTEL_INC: shown.hotelId,
    TOWNFROM: shown.townFrom,
    CURRENCY: sale.point.currency,
    CHECKIN_BEG: shown.departsOn,
    CHECKIN_END: shown.departsOn,
    NIGHTMIN: shown.nights,
    NIGHTMAX: shown.nights,
    ADULT: shown.adults,
    CHILD: shown.childAges.length,
    AGES: shown.childAges.join(','),
  });
  const question = roomQuestion(query, sale);
  if (!question) return [];
  const { views } = await findHotelOffers(sale, {
    hotelId: shown.hotelId,
    question,
    filters: filtersAsked(query),
    weekdays: [],
    rooms: [],
    perRoom: 1,
    page: 1,
    pageSize: mostSimilar,
  });
  const forClient = (minor: number) => inShareOf(minor, totalMinor, totalMinor + markupMinor) / minorPerUnit;
  return views.map(({ rooms, meal, priceMinor }) => ({
    roomName: rooms.map(({ room }) => text(room.name)).join(' + '),
    mealName: text(meal.name),
    price: forClient(priceMinor),
  }));
}
