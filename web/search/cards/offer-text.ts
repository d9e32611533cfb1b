import type { OfferAnswer } from '#calls/offer-fields.ts';
import { minorPerUnit, money } from '#lib/money.ts';
import { plainDate } from '#lib/plain-date.ts';
import type { Format } from '#texts/format.ts';
import type { Translate } from '#texts/translator.ts';
import { roomLines, roomsName } from '#web/parts/offer/rooms-text.ts';

type Language = { t: Translate; format: Pick<Format, 'date' | 'money'> };

/** What a request says of its offer ([W]§2.11): a line each, in the order of the specification. */
export function offerText(offer: OfferAnswer, city: string, { t, format }: Language): string[] {
  const day = (date: string) => format.date(plainDate(date), 'dayYear');
  return [
    t('request.offer.hotel', { hotel: offer.hotelName }),
    t('request.offer.room', { room: roomsName(t, offer) }),
    ...roomLines(t, offer.rooms),
    t('request.offer.price', { price: format.money(money(offer.price * minorPerUnit, offer.currency)) }),
    t('request.offer.checkIn', { date: day(offer.checkIn) }),
    t('request.offer.checkOut', { date: day(offer.checkOut) }),
    t('request.offer.nights', { count: offer.nights }),
    t('request.offer.adults', { count: offer.adult }),
    t('request.offer.children', { count: offer.child }),
    t('request.offer.meal', { meal: offer.mealName }),
    t('request.offer.country', { country: offer.stateName }),
    ...(city ? [t('request.offer.city', { city })] : []),
  ];
}
