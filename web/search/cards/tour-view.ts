import type { HotelOfferAnswer } from '#calls/offer-fields.ts';
import { pick } from '#lib/pick.ts';

export type TourView = ReturnType<typeof tourView>;

/** What the card of a tour renders of an offer. */
export const tourView = (offer: HotelOfferAnswer) =>
  pick(offer, [
    'hotelName',
    'slug',
    'stateInc',
    'stateSlug',
    'stateName',
    'townName',
    'starName',
    'image',
    'mealName',
    'checkIn',
    'nights',
    'adult',
    'child',
    'price',
    'priceOld',
    'currency',
  ]);
