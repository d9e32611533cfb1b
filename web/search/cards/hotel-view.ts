import type { HotelOfferAnswer } from '#calls/offer-fields.ts';
import { pick } from '#lib/pick.ts';
import { areRoomsTold } from '#web/parts/offer/rooms-text.ts';

export type HotelView = ReturnType<typeof hotelView>;

/** What the card of a hotel draws of its best offer. */
export const hotelView = (offer: HotelOfferAnswer) => ({
  ...pick(offer, [
    'hotelInc',
    'hotelName',
    'slug',
    'stateSlug',
    'regionName',
    'townName',
    'starName',
    'image',
    'beachMetres',
    'beachKind',
    'airportMetres',
    'offerCount',
    'daynoconfirm',
    'earlyBooking',
    'checkIn',
    'nights',
    'mealName',
    'roomName',
    'adult',
    'child',
    'price',
    'priceOld',
    'currency',
  ]),
  rooms: areRoomsTold(offer.rooms) ? offer.rooms : [],
  /** What else it is known for, the first of it. */
  traits: offer.attributes
    .map(({ name }) => name)
    .filter((name) => name !== offer.beachKind)
    .slice(0, 2),
  hasFlight: offer.out !== null,
});
