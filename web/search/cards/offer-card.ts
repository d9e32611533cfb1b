import type { OfferAnswer } from '#calls/offer-fields.ts';
import { plainDate } from '#lib/plain-date.ts';
import type { Format } from '#texts/format.ts';
import type { Translate } from '#texts/translator.ts';
import { flightTimes } from './flight-times.ts';
import { offerMarks } from './offer-marks.ts';
import { programIcon, tourTypeText } from './offer-program.ts';
import { offerText } from './offer-text.ts';
import { roomIcons } from './room-icons.ts';
import { tourIcons } from './tour-icons.ts';

/** Where an offer is shown: the traveller's city, and the language. */
export type OfferPlace = {
  /** Empty where it is not known. */
  city: string;
  t: Translate;
  format: Pick<Format, 'date' | 'money'>;
};

/** An offer as its card and its request tell it ([W]§3.3, §3.4): everything derived is derived here. */
export const offerCard = (offer: OfferAnswer, { city, t, format }: OfferPlace) => ({
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
  /** Written only when it is read: a list of two hundred offers needs none of it. */
  get formResponseText() {
    return offerText(offer, city, { t, format }).join('\n');
  },
});

export type OfferCard = ReturnType<typeof offerCard>;
