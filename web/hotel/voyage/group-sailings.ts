import type { OfferAnswer } from '#calls/offer-fields.ts';
import { type PlainDate, plainDate } from '#lib/plain-date.ts';

/** A cabin of a sailing with one board, at its best price. */
export type CabinOffer = Pick<
  OfferAnswer,
  'roomInc' | 'roomName' | 'mealName' | 'price' | 'priceOld' | 'currency'
> & { claim: string };

/** One dated voyage, and what its cabins cost. */
export type Sailing = { from: PlainDate; to: PlainDate; cabins: CabinOffer[] };

/** Offers by the day on board, each cabin and board once, cheapest first. */
export function groupSailings(offers: readonly OfferAnswer[]): Sailing[] {
  const byDay = Map.groupBy(offers, ({ checkIn, checkOut }) => `${checkIn}/${checkOut}`);
  return [...byDay]
    .map(([days, ofDay]) => {
      const [from = '', to = ''] = days.split('/');
      return { from: plainDate(from), to: plainDate(to), cabins: cabinsOf(ofDay) };
    })
    .sort((a, b) => (a.from < b.from ? -1 : 1));
}

function cabinsOf(offers: readonly OfferAnswer[]): CabinOffer[] {
  const cabins = Map.groupBy(offers, ({ roomInc, mealInc }) => `${roomInc}/${mealInc}`);
  return [...cabins.values()]
    .map((same) => cabinOffer(same.reduce((best, offer) => (offer.price < best.price ? offer : best))))
    .sort((a, b) => a.price - b.price);
}

const cabinOffer = ({ roomInc, roomName, mealName, price, priceOld, currency, cat_Claim }: OfferAnswer) => ({
  roomInc,
  roomName,
  mealName,
  price,
  priceOld,
  currency,
  claim: cat_Claim,
});

/** The cheapest cabin of all sailings. */
export const cheapestCabin = (sailings: readonly Sailing[]): CabinOffer | undefined =>
  sailings.flatMap(({ cabins }) => cabins.slice(0, 1)).sort((a, b) => a.price - b.price)[0];
