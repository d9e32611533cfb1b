import type { z } from 'zod';
import type { hotelRoom, picture } from '#calls/hotel-fields.ts';
import type { StoredImage, StoredRoom } from '#domain/hotels/find-rooms.ts';
import { type RoomAttribute, roomAttributes } from '#domain/hotels/room-attributes.ts';
import type { Texts } from './core-texts.ts';

type RoomAnswer = z.output<typeof hotelRoom>;

/** A room as the calls tell of it: its facts by name for anyone who lists them, and typed for our own pages. */
export function roomAnswer(room: StoredRoom, images: StoredImage[], text: Texts): RoomAnswer {
  const beds = room.beds ? text(room.beds) : '';
  return {
    room: room.id,
    name: text(room.name),
    lname: room.name.en,
    description: room.description ? text(room.description) : '',
    window: room.view ?? '',
    desc: [
      ...fact(roomAttributes.area, room.area_m2, text),
      ...fact(roomAttributes.beds, beds, text),
      ...fact(roomAttributes.view, room.view, text),
      ...fact(roomAttributes.guests, room.guests, text),
      ...fact(roomAttributes.duplicate, room.duplicate_of, text),
    ],
    resreg: room.registryCode,
    areaM2: room.area_m2,
    beds,
    guests: room.guests ?? 0,
    images: images.map((image) => pictureAnswer(image, text)),
  };
}

/** One line of `desc`; none where nothing is known. */
const fact = ({ inc, name }: RoomAttribute, value: string | number | null, text: Texts) =>
  value === null || value === ''
    ? []
    : [{ attribute: inc, value: String(value), name: text(name), lname: name.en }];

export const pictureAnswer = ({ src, alt }: StoredImage, text: Texts): z.output<typeof picture> => ({
  img: src,
  alt: text(alt),
});
