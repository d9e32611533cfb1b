import { z } from 'zod';
import { type AnswerOf, defineCall } from './call.ts';
import { hotelPlace } from './hotel-fields.ts';
import { inc, langField } from './query-fields.ts';
import { anybody } from './who-may-call.ts';

const day = z.object({
  day: z.int().describe('1 is the day on board'),
  title: z.string(),
  text: z.string(),
  latitude: z.number(),
  longitude: z.number(),
});

const program = z.object({
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  nights: z.int(),
  image: z.string().nullable().describe('own media path'),
  hotel: z.object({ inc: z.int(), name: z.string(), slug: z.string() }).describe('the liner'),
  state: hotelPlace.extend({ isCruise: z.boolean() }).describe('whose hotel the liner is'),
});

/** A voyage of a liner, day by day ([W]§3.5). */
export const cruiseProgram = defineCall({
  name: 'cruiseProgram',
  method: 'GET',
  base: 'core',
  path: '/cruise-program',
  summary: 'A cruise program by its slug; 404 where there is none',
  source: '[W]§2.6, §3.5, §7',
  mayCall: anybody,
  query: z.object({ ...langField, slug: z.string().min(1).max(200) }),
  answer: program.extend({ days: z.array(day) }),
});

/** The voyages of one liner, or of all of them, each with the places that it calls at. */
export const cruisePrograms = defineCall({
  name: 'cruisePrograms',
  method: 'GET',
  base: 'core',
  path: '/cruise-programs',
  summary: 'Cruise programs of a liner, or of all liners, with their days but for the texts of these',
  source: '[W]§2.6, §2.11, §3.5',
  mayCall: anybody,
  query: z.object({ ...langField, hotel: inc.optional().describe('inc of a liner; all where absent') }),
  answer: z.array(program.extend({ days: z.array(day.omit({ text: true })) })),
});

export type CruiseProgram = AnswerOf<typeof cruiseProgram>;
export type ListedProgram = AnswerOf<typeof cruisePrograms>[number];
