import { z } from 'zod';
import { defineCall } from './call.ts';
import { anybody } from './who-may-call.ts';

/** What became of the page of an address that there is none at any more. */
export const moved = defineCall({
  name: 'moved',
  method: 'GET',
  base: 'b2c',
  path: '/Moved',
  summary: 'Where an address that no page answers leads now, or that it is withdrawn',
  source: '[S]§2.3',
  mayCall: anybody,
  query: z.object({
    address: z.string().max(2_000).startsWith('/').describe('path and query: /old/page?id=5'),
  }),
  answer: z.object({
    status: z.literal([301, 308, 410]),
    to: z.string().describe('a path of the site; empty where the page is withdrawn'),
  }),
});
