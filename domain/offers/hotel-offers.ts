import { askedOf, departureDay, offersOf, type Question } from '#price-search/offers.ts';
import { type OfferView, type Showing, viewOffer } from './offer-view.ts';

export type HotelOffers = { views: OfferView[]; total: number };

/** All offers of one hotel, cheapest first, one page of them made presentable. */
export function findHotelOffers(
  showing: Showing,
  hotelId: number,
  question: Question,
  { page, pageSize }: { page: number; pageSize: number },
): HotelOffers {
  const hotel = showing.moment.snapshot.hotels.get(hotelId);
  if (!hotel) return { views: [], total: 0 };
  const offers = offersOf(askedOf(showing.moment.snapshot, question), hotel);
  const from = (page - 1) * pageSize;
  return {
    views: offers.slice(from, from + pageSize).map((offer) => viewOffer(showing, offer, question.party)),
    total: offers.length,
  };
}

export type NearestOffer = { departDay: number; nights: number; priceMinor: number };

/** The offer nearest to a question that has none: other days up to three weeks away, then any length of stay. */
export function findNearestOffer(
  showing: Showing,
  hotelId: number,
  question: Question,
): NearestOffer | undefined {
  const hotel = showing.moment.snapshot.hotels.get(hotelId);
  if (!hotel) return undefined;
  const wanted = (question.departFrom + question.departTo) / 2;
  for (const days of [7, 21, 60]) {
    for (const nights of [{}, { nightsMin: 1, nightsMax: 30 }]) {
      const wider: Question = {
        ...question,
        ...nights,
        departFrom: Math.max(question.point.today + 1, question.departFrom - days),
        departTo: question.departTo + days,
      };
      const distance = (day: number) => Math.abs(day - wanted);
      const nearest = offersOf(askedOf(showing.moment.snapshot, wider), hotel).sort(
        (a, b) =>
          distance(departureDay(a.journey)) - distance(departureDay(b.journey)) ||
          a.totalMinor - b.totalMinor,
      )[0];
      if (nearest)
        return {
          departDay: departureDay(nearest.journey),
          nights: nearest.journey.nights,
          priceMinor: nearest.totalMinor,
        };
    }
  }
  return undefined;
}
