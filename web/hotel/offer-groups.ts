import type { OfferAnswer } from '#calls/offer-fields.ts';

/** The offers of one room, cheapest first. */
export type RoomOffers = {
  roomName: string;
  /** What the calls know it by; more than one where rooms are called alike. */
  keys: string[];
  roomInc: number;
  offers: [OfferAnswer, ...OfferAnswer[]];
};

/** Offers by the name of their room; rooms and the offers in them by price ([W]§2.11). */
export function groupByRoom(offers: readonly OfferAnswer[]): RoomOffers[] {
  const groups = new Map<string, RoomOffers>();
  for (const offer of offers.toSorted((a, b) => a.price - b.price)) {
    const { roomName, roomInc } = offer;
    const key = roomKey(offer);
    const group = groups.get(roomName);
    if (!group) groups.set(roomName, { roomName, roomInc, keys: [key], offers: [offer] });
    else {
      group.offers.push(offer);
      if (!group.keys.includes(key)) group.keys.push(key);
    }
  }
  return [...groups.values()];
}

/** What the calls know the room of an offer by, or the rooms that the party needs. */
export const roomKey = ({ rooms }: Pick<OfferAnswer, 'rooms'>) =>
  rooms.map(({ roomInc }) => roomInc).join('-');

/** Lists begin with three items; the rest is a click away ([W]§2.11, §9). */
export const firstShown = 3;
