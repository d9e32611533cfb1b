import type { OfferAnswer } from '#calls/offer-fields.ts';
import type { Translate } from '#texts/translator.ts';
import { partyText } from './party-text.ts';

export type RoomOfOffer = OfferAnswer['rooms'][number];

type Named = { roomName: string; rooms: readonly Pick<RoomOfOffer, 'roomName'>[] };

/** The name of the room of an offer, or of all of them: `3 rooms: 2 × Double + Family`; a name may have commas. */
export function roomsName(t: Translate, { roomName, rooms }: Named): string {
  if (rooms.length < 2) return roomName;
  const names = [...Map.groupBy(rooms, (room) => room.roomName)].map(([name, { length }]) =>
    length > 1 ? `${length} × ${name}` : name,
  );
  return t('common.rooms.several', { count: rooms.length, rooms: names.join(' + ') });
}

/** Who sleeps where: a line for each of several rooms, and for one that the hotel counts its guests differently in. */
export function roomLines(t: Translate, rooms: readonly RoomOfOffer[]): string[] {
  if (rooms.length > 1)
    return rooms.map((room, index) =>
      t('common.rooms.one', { number: index + 1, name: room.roomName, party: guestsText(t, room) }),
    );
  return rooms.filter(({ countedAs }) => countedAs).map((room) => guestsText(t, room));
}

/** The guests of a room; older children are adults to some hotels, which is said then. */
function guestsText(t: Translate, { adult, child, ages, countedAs }: RoomOfOffer): string {
  const party = partyText(t, adult, child, ages);
  if (!countedAs) return party;
  const { adults, children, infants } = countedAs;
  // The hotel counts infants apart, whatever their ages.
  const counted = partyText(t, adults, children + infants, Array<number>(infants).fill(0));
  return t('common.rooms.countedAs', { party, counted });
}

/** Whether there is more to say of the rooms than the name of the one. */
export const areRoomsListed = (rooms: readonly RoomOfOffer[]) =>
  rooms.length > 1 || rooms.some(({ countedAs }) => countedAs !== null);
