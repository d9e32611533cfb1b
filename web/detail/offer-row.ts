import type { OfferAnswer } from '#calls/offer-fields.ts';
import { areRoomsTold } from '#web/rooms-text.ts';
import { offerMarks } from './offer-marks.ts';
import { tourTypeText } from './offer-program.ts';

/** What a row of the list shows of an offer: two hundred of them travel with the page, so nothing else does. */
export type OfferRow = ReturnType<typeof offerRow>;

export const offerRow = (offer: OfferAnswer) => ({
  claim: offer.cat_Claim,
  roomName: offer.roomName,
  /** Only where there is more to say of them than the name of the one. */
  rooms: areRoomsTold(offer.rooms) ? offer.rooms : [],
  mealName: offer.mealName,
  mealNote: offer.mealNote,
  checkIn: offer.checkIn,
  checkOut: offer.checkOut,
  nights: offer.nights,
  adults: offer.adult,
  children: offer.child,
  price: offer.price,
  priceOld: offer.priceOld,
  currency: offer.currency,
  earlyBooking: offer.earlyBooking,
  programTypeInc: offer.programTypeInc,
  programTypeName: offer.programTypeName,
  programTypeUrl: offer.programTypeUrl,
  tourType: tourTypeText(offer),
  tourWords: offer.ufilterObj,
  ...offerMarks(offer),
});
