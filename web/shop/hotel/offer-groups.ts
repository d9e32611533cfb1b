import type { OfferAnswer } from '#calls/offer-fields.ts';

/** The offers of one room, cheapest first. */
export type RoomOffers = {
  roomName: string;
  roomInc: number;
  offers: [OfferAnswer, ...OfferAnswer[]];
};

/** Offers by the name of their room; rooms and the offers in them by price ([W]§2.11). */
export function groupByRoom(offers: readonly OfferAnswer[]): RoomOffers[] {
  const groups = new Map<string, RoomOffers>();
  for (const offer of offers.toSorted((a, b) => a.price - b.price)) {
    const group = groups.get(offer.roomName);
    if (group) group.offers.push(offer);
    else groups.set(offer.roomName, { roomName: offer.roomName, roomInc: offer.roomInc, offers: [offer] });
  }
  return [...groups.values()];
}

/** Lists begin with three items; the rest is a click away ([W]§2.11, §9). */
export const firstShown = 3;
