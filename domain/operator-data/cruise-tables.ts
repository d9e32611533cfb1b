import {
  id,
  latitude,
  localised,
  longitude,
  mediaPath,
  optional,
  position,
  refers,
  slug,
  whole,
} from './column.ts';
import { table } from './table.ts';

/** The voyages of liners; a liner itself is a hotel of a cruise state, its cabins are rooms. */
export const cruiseTables = {
  cruise_program: table({
    about: 'Voyages of a liner. Its sailings of a length follow its program of that length.',
    key: ['id'],
    unique: [['slug']],
    columns: {
      id: id(),
      hotel_id: refers('hotel', 'the liner'),
      slug,
      title: localised(300),
      summary: optional(localised(5000)),
      nights: whole({ min: 1, max: 30 }),
      image: optional(mediaPath),
      position: optional(position, 0),
    },
  }),
  cruise_program_day: table({
    about: 'Where a voyage is, day by day.',
    key: ['program_id', 'day'],
    columns: {
      program_id: refers('cruise_program'),
      day: whole({ min: 1, max: 31, note: '1 is the day on board' }),
      title: localised(300, 'the port, or that it is a day at sea'),
      latitude,
      longitude,
      text: optional(localised(5000)),
    },
  }),
} as const;
