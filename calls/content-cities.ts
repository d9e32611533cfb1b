import { z } from 'zod';
import { defineCall } from './call.ts';
import { propertyList } from './content-fields.ts';
import { langField } from './query-fields.ts';
import { anybody } from './who-may-call.ts';

const city = z.object({
  slug: z.string(),
  title: z.string(),
  isActive: z.boolean(),
  country: z.string().describe('name of the country that it lies in'),
  countryCode: z.string().describe('ISO 3166, in lower case'),
  regionOffice: z.boolean().describe('has a regional office'),
  samoId: z.int().describe('townFrom of the departure town'),
  secondLevel: z.string().describe('its subdomain; the market’s main city is reached without it'),
  mainCity: z.boolean().describe('the market’s main city'),
  isUseAsLink: z.boolean().describe('choosing it leads to its own subdomain'),
  showName: z.boolean().describe('its name stands beside the logo'),
  properties: z.object({
    main: z.object({ market: z.string() }),
    seo: z.object({ invariantName: z.string().describe('its name in the main language of its market') }),
  }),
});
export type CityAnswer = z.output<typeof city>;

/** The cities of all markets ([S]§3.3). */
export const cities = defineCall({
  name: 'cities',
  method: 'GET',
  base: 'b2c',
  path: '/cities',
  summary: 'Cities that tours leave from, of every market: main cities first, the others by name',
  source: '[S]§3.3, §7.2',
  mayCall: anybody,
  query: z.object({
    ...langField,
    properties: propertyList
      .optional()
      .describe('only cities with these properties: main/market:pl|main/mainCity:true'),
    sbProcess: z.string().max(20).optional().describe('sent along by clients; changes nothing'),
  }),
  answer: z.array(city),
});
