import type { OfferAnswer } from '#calls/offer-fields.ts';
import { plainDate } from '#lib/plain-date.ts';
import type { Translate } from '#texts/translator.ts';
import { flightTimes } from './flight-times.ts';
import { offerMarks } from './offer-marks.ts';
import { programIcon, tourTypeText } from './offer-program.ts';
import { roomIcons } from './room-icons.ts';
import { tourIcons } from './tour-icons.ts';

/** The language that an offer is shown in. */
export type OfferPlace = { t: Translate };

/** An offer as its card shows it ([W]§3.3, §3.4): everything derived is derived here, but the text of its request. */
export const offerCard = (offer: OfferAnswer, { t }: OfferPlace) => ({
  claim: offer.cat_Claim,
  title: offer.hotelName,
  stars: offer.starName,
  roomName: offer.roomName,
  rooms: offer.rooms,
  mealName: offer.mealName,
  mealNote: offer.mealNote,
  dateIn: plainDate(offer.checkIn),
  dateOut: plainDate(offer.checkOut),
  duration: offer.nights,
  people: { adult: offer.adult, kids: offer.child },
  price: offer.price,
  priceOld: offer.priceOld,
  currency: offer.currency,
  freeUntil: offer.freeUntil,
  times: flightTimes(offer),
  ...offerMarks(offer),
  programTypeImage: programIcon(offer),
  programTypeName: offer.programTypeName,
  tourType: tourTypeText(offer),
  tourIcons: tourIcons(offer, t),
  iconsList: roomIcons(offer, t),
  priority: offer.priority,
});

export type OfferCard = ReturnType<typeof offerCard>;
