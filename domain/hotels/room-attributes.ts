import type { Localised } from '#lib/localised.ts';
import { sayInAll } from '#texts/say.server.ts';

/** What is told of a room beside its name; the numbers are ours, as those of a hotel's attributes are the operator's. */
export type RoomAttribute = { inc: number; name: Localised };

export const roomAttributes = {
  area: { inc: 10_001, name: sayInAll('room.area') },
  beds: { inc: 10_002, name: sayInAll('room.beds') },
  view: { inc: 10_003, name: sayInAll('room.view') },
  guests: { inc: 10_004, name: sayInAll('room.guests') },
} satisfies Record<string, RoomAttribute>;
