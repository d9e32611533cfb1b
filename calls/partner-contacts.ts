import { z } from 'zod';
import { defineCall } from './call.ts';
import { contentLang, wordList } from './content-fields.ts';
import { partnerDescription, stateField } from './partners.ts';
import { inc, langField } from './query-fields.ts';
import { anybody } from './who-may-call.ts';

const officeInc = inc.describe('the office');

/** What an office tells of itself, in a language. */
export const partnerInfo = defineCall({
  name: 'partnerInfo',
  method: 'GET',
  base: 'core',
  path: '/PartnerInfo',
  summary: 'Names, texts, pictures and certificates of one sales office; 404 where there is none',
  source: '[S]§7.2',
  mayCall: anybody,
  query: z.object({ ...contentLang, ...stateField, inc: officeInc }),
  answer: z.object({
    inc: z.int(),
    name: z.string(),
    officialname: z.string(),
    partnerDescription,
  }),
});

/** Who leads an office. */
export const managerInfo = defineCall({
  name: 'managerInfo',
  method: 'GET',
  base: 'core',
  path: '/ManagerInfo',
  summary: 'The people of one sales office, its manager first; 404 where there is no office',
  source: '[S]§7.2',
  mayCall: anybody,
  query: z.object({ ...langField, ...stateField, inc: officeInc }),
  answer: z.array(
    z.object({
      name: z.string(),
      position: z.string().describe('what the person does there'),
      isManager: z.boolean(),
      phone: z.string(),
      email: z.string(),
      image: z.string().describe('own media path; empty where there is none'),
    }),
  ),
});

/** The numbers to call, by town. */
export const partnerPhones = defineCall({
  name: 'partnerPhones',
  method: 'GET',
  base: 'core',
  path: '/PartnerPhones',
  summary: 'Phones of the open sales offices, by town',
  source: '[S]§7.2',
  mayCall: anybody,
  query: z.object({ ...langField, ...stateField, townInc: inc.optional().describe('only this town') }),
  answer: z.array(z.object({ townInc: z.int(), city: z.string(), phones: z.array(z.string()) })),
});

/** Where the offices of markets are: light, where only their towns are needed. */
export const locations = defineCall({
  name: 'locations',
  method: 'GET',
  base: 'core',
  path: '/Locations',
  summary: 'Towns with open sales offices, by market and name',
  source: '[S]§7.2',
  mayCall: anybody,
  query: z.object({
    ...contentLang,
    markets: wordList.optional().describe('slugs of markets; the site’s own where absent'),
    mainCity: z.string().max(120).optional().describe('only towns under the subdomain of this city'),
  }),
  answer: z.array(
    z.object({
      market: z.string(),
      townInc: z.int(),
      name: z.string(),
      subdomain: z.string(),
      isMainCity: z.boolean().describe('its subdomain is its own'),
      officeCount: z.int(),
      latitude: z.number(),
      longitude: z.number(),
    }),
  ),
});
