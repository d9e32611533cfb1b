import { z } from 'zod';
import { readOfficeFilter } from '#lib/office-filter/read-filter.ts';
import { defineCall } from './call.ts';
import { flag, langField } from './query-fields.ts';
import { anybody } from './who-may-call.ts';

/** Terms of a `$filter`; what is outside its grammar is refused with the place and the reason. */
const filterField = z.string().transform((text, context) => {
  const read = readOfficeFilter(text);
  if (read.ok) return read.value;
  context.addIssue({ code: 'custom', message: read.detail ?? read.reason });
  return z.NEVER;
});

/** The market whose offices are asked for. */
export const stateField = {
  state: z
    .string()
    .regex(/^[A-Za-z]{2,3}$/, 'is not a market')
    .toLowerCase()
    .optional()
    .describe('slug of a market, in any case; the site’s own where absent'),
};

const workTime = z.object({
  workTime: z.string().describe('10:00–19:00'),
  name: z.string().describe('the day'),
  lName: z.string().describe('the day in English: Monday'),
});

export const partnerDescription = z.object({
  partnerGalleries: z.array(
    z.object({ image: z.string().describe('own media path'), url: z.string().describe('where it leads') }),
  ),
  partnerFiles: z.array(
    z.object({
      type: z.string().describe('image/webp, application/pdf …'),
      title: z.string(),
      url: z.string(),
    }),
  ),
  partnerDescriptionContents: z.object({
    description: z.string().describe('HTML'),
    summary: z.string().describe('HTML: what the office has achieved'),
  }),
});

const office = z.object({
  inc: z.int(),
  name: z.string(),
  officialname: z.string(),
  city: z.string(),
  townInc: z.int().describe('departure town, or a town that only has an office'),
  country: z.string().describe('ISO 3166 code of a town abroad; empty in the country of the market'),
  district: z.string(),
  metro: z.string().describe('the nearest station'),
  metroline: z.string(),
  hex: z.string().describe('colour of the line: #rrggbb; empty where there is none'),
  faddress: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  phones1: z.string().describe('separated by ;'),
  email1: z.string().describe('separated by ;'),
  notavail_wheretobuy: z.boolean().describe('the office is closed'),
  partnerDescription,
  partnerProperties: z.array(
    z.object({ type: z.int().describe('351: link to the messenger'), value: z.string() }),
  ),
  workTimes: z.array(workTime).describe('the days that it is open, from Monday on'),
  workers: z.string().describe('the people who work there, separated by commas'),
});
export type PartnerAnswer = z.output<typeof office>;

/** Sales offices of a market ([S]§3.15). */
export const partners = defineCall({
  name: 'partners',
  method: 'GET',
  base: 'core',
  path: '/Partners',
  summary: 'Sales offices of a market by town, in the operator’s order; without a filter, all of them',
  source: '[S]§3.15, §7.2',
  mayCall: anybody,
  query: z.object({
    ...langField,
    ...stateField,
    notavail_wheretobuy: flag
      .default(false)
      .describe(
        'true: closed ones too; a question for one office, or a flag of the site, tells them as well',
      ),
    $filter: filterField
      .optional()
      .describe(
        "terms joined with 'and': indexof(tolower(faddress),'x') gt -1; townInc eq 1; " +
          "(indexof(tolower(district),'x') gt -1 or indexof(tolower(metro),'x') gt -1); " +
          "subdomain eq 'x'; inc eq 1",
      ),
  }),
  answer: z.array(office),
});

const townField = filterField.transform((terms, context): number => {
  const [term] = terms;
  if (terms.length === 1 && term?.field === 'townInc') return term.equals;
  context.addIssue({ code: 'custom', message: 'is not of the form townInc eq 1' });
  return z.NEVER;
});

/** Metro stations and districts that the offices of a town lie at. */
export const partnerLocations = defineCall({
  name: 'partnerLocations',
  method: 'GET',
  base: 'core',
  path: '/PartnerLocations',
  summary: 'Metro stations and districts that a town has offices at; one may be named more than once',
  source: '[S]§3.15, §7.2',
  mayCall: anybody,
  query: z.object({ ...langField, $filter: townField.describe('townInc eq 1') }),
  answer: z.array(
    z.object({
      name: z.string(),
      type: z.enum(['metro', 'district']).optional().describe('where absent, the name tells'),
    }),
  ),
});
