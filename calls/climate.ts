import { z } from 'zod';
import { type AnswerOf, defineCall } from './call.ts';
import { inc, langField } from './query-fields.ts';
import { anybody } from './who-may-call.ts';

const degrees = z.number().describe('degrees Celsius, to a tenth');

/** How warm the water of a resort is, month by month. */
export const regionClimate = defineCall({
  name: 'regionClimate',
  method: 'GET',
  base: 'core',
  path: '/region-climate',
  summary: 'Warmth of the sea and of the air over it at a region, by month; no months away from the sea',
  source: 'own',
  mayCall: anybody,
  query: z.object({ ...langField, region: inc }),
  answer: z.object({
    months: z.array(
      z.object({
        month: z.int().describe('1 to 12'),
        sea: degrees,
        air: degrees,
        firstYear: z.int().describe('of the years that these are means of'),
        lastYear: z.int(),
      }),
    ),
  }),
});

export type ClimateMonth = AnswerOf<typeof regionClimate>['months'][number];
