import { z } from 'zod';
import { defineCall } from './call.ts';
import { langField } from './query-fields.ts';
import { anybody } from './who-may-call.ts';

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
  answer: z.object({
    id: z.int(),
    slug: z.string(),
    title: z.string(),
    summary: z.string(),
    nights: z.int(),
    image: z.string().nullable().describe('own media path'),
    hotel: z
      .object({ inc: z.int(), name: z.string(), slug: z.string() })
      .describe('the liner, whose page is /cruise/{slug}'),
    days: z.array(
      z.object({
        day: z.int().describe('1 is the day on board'),
        title: z.string(),
        text: z.string(),
        latitude: z.number(),
        longitude: z.number(),
      }),
    ),
  }),
});
