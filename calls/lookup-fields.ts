import { z } from 'zod';
import { inc, langField, numberList } from './query-fields.ts';

/** What is looked for, as the wizards call it ([W]§2.1). */
export const searchTypes = [
  'tour',
  'hot-tours',
  'lato',
  'zima',
  'hotel',
  'hotels',
  'cruise',
  'cruises',
  'excursion-tours',
] as const;

const searchType = z.enum(searchTypes).optional();

/** Operators' numbers, separated by commas. */
export const incList = numberList(0, 2_147_483_647);

/** What lookups ask alike: from where, what kind of trip, and which tours ([W]§7). */
export const tourFields = {
  ...langField,
  searchType: searchType.describe('what is looked for; anything where absent'),
  ptype: searchType.describe('the same, as offers name it'),
  townFrom: inc.describe('departure town; 1 is "without flight"'),
  state: inc.optional().describe('destination country'),
  tour: incList.default([]),
  tourType: incList.default([]),
};

/** The country where the departure town is "without flight", which lies in none. */
export const countryOfStay = { stateInc: inc.optional().describe('the country, sent when townFrom is 1') };

/** Says where a country is named twice and not the same. */
export function checkCountry(
  query: { state?: number | undefined; stateInc?: number | undefined },
  context: z.RefinementCtx,
): void {
  const { state, stateInc } = query;
  if (state !== undefined && stateInc !== undefined && state !== stateInc)
    context.addIssue({ code: 'custom', path: ['stateInc'], message: 'is another country than state' });
}

/** Parameters that clients send and that change nothing here. */
export const sentAlong = {
  SEARCH_MODE: z.enum(['b2c', 'b2b']).optional().describe('who asks; both are answered alike'),
  stateFrom: inc.optional().describe('country of departure'),
};
