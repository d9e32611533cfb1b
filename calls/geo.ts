import { z } from 'zod';
import { defineCall } from './call.ts';
import { langField } from './query-fields.ts';
import { anybody } from './who-may-call.ts';

/** Where the visitor is, from the address of the connection ([S]§3.4). */
export const geo = defineCall({
  name: 'geo',
  method: 'GET',
  base: 'b2c',
  path: '/geo',
  summary: 'The place of the visitor’s address: found in a database of the server, nobody else is asked',
  source: '[S]§3.4, §7.2',
  mayCall: anybody,
  query: z.object(langField),
  answer: z.object({
    ip: z.string().describe('the address that the place was looked up for'),
    country_code2: z.string().describe('ISO 3166, in lower case; the site’s where the address tells none'),
    nearestTown: z.object({
      townFrom: z.int(),
      townName: z.string(),
      market: z.string().describe('market that its tours are sold in'),
    }),
    subdomain: z.object({
      invariantName: z.string().describe('name of the town in the main language of its market'),
      secondLevel: z.string(),
    }),
  }),
});
