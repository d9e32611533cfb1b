import { z } from 'zod';
import { defineCall } from './call.ts';
import { anybody } from './who-may-call.ts';

/** Where else a page of the operator's data is: hotels are not sold everywhere, nor is all content shown there. */
export const pageMarkets = defineCall({
  name: 'pageMarkets',
  method: 'GET',
  base: 'b2c',
  path: '/PageMarkets',
  summary: 'The markets whose sites of this kind have a page of the site map',
  source: '[S]§2.2',
  mayCall: anybody,
  query: z.object({
    path: z.string().max(2_000).startsWith('/').describe('without a language: /tours/turkey/marenza-palms'),
  }),
  answer: z.object({ markets: z.array(z.string()) }),
});
