import type {
  HotelOffers as FoundOffers,
  HotelOffersQuestion,
  RoomSummary,
} from '#price-search/hotel-offers.ts';
import type { NearestOffer } from '#price-search/nearest-offer.ts';
import type { Question } from '#price-search/question.ts';
import { type OfferView, type SaleContext, viewOffer } from './offer-view.ts';

export type { NearestOffer, RoomSummary };
export type HotelOffers = Omit<FoundOffers, 'offers'> & { views: OfferView[] };

/** All offers of one hotel, cheapest first, one page of them made presentable. */
export async function findHotelOffers(sale: SaleContext, asked: HotelOffersQuestion): Promise<HotelOffers> {
  const { page, ...rest } = await sale.moment.ask('hotelOffers', asked);
  return { ...rest, views: page.map((priced) => viewOffer(sale, priced)) };
}

/** The offer nearest to a question that has none. */
export const findNearestOffer = (
  { moment }: SaleContext,
  hotelId: number,
  question: Question,
): Promise<NearestOffer | undefined> => moment.ask('nearestOffer', { hotelId, question });
