import { roomAttribute } from '#lib/attribute-numbers.ts';
import type { Localised } from '#lib/localised.ts';
import { sayInAll } from '#texts/say.server.ts';

/** What is told of a room beside its name; the numbers are ours, as those of a hotel's attributes are the operator's. */
export type RoomAttribute = { inc: number; name: Localised };

export const roomAttributes = {
  area: { inc: roomAttribute.area, name: sayInAll('room.area') },
  beds: { inc: roomAttribute.beds, name: sayInAll('room.beds') },
  view: { inc: roomAttribute.view, name: sayInAll('room.view') },
  guests: { inc: roomAttribute.guests, name: sayInAll('room.guests') },
  duplicate: { inc: roomAttribute.duplicate, name: sayInAll('room.duplicate') },
} satisfies Record<string, RoomAttribute>;
