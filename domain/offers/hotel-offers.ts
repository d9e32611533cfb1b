import type { HotelOffersQuestion } from '#price-search/hotel-offers.ts';
import type { NearestOffer } from '#price-search/nearest-offer.ts';
import type { Question } from '#price-search/question.ts';
import { type OfferView, type SaleContext, viewOffer } from './offer-view.ts';

export type { NearestOffer };
export type HotelOffers = { views: OfferView[]; total: number };

/** All offers of one hotel, cheapest first, one page of them made presentable. */
export async function findHotelOffers(sale: SaleContext, asked: HotelOffersQuestion): Promise<HotelOffers> {
  const { page, total } = await sale.moment.ask('hotelOffers', asked);
  return { views: page.map((priced) => viewOffer(sale, priced)), total };
}

/** The offer nearest to a question that has none. */
export const findNearestOffer = (
  { moment }: SaleContext,
  hotelId: number,
  question: Question,
): Promise<NearestOffer | undefined> => moment.ask('nearestOffer', { hotelId, question });
