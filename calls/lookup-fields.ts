import { z } from 'zod';
import { inc, incList, incOrAll, langField } from './query-fields.ts';
import { searchTypeField } from './search-types.ts';

const searchType = searchTypeField.optional();

/** What every lookup takes: the language, and the kind of search that its field belongs to ([W]§7). */
export const lookupFields = {
  ...langField,
  searchType: searchType.describe('what is looked for; anything where absent'),
  SEARCH_TYPE: searchType.describe('other name of searchType'),
};

/** What lookups ask alike: from where, what kind of trip, and which tours ([W]§7). */
export const tourFields = {
  ...lookupFields,
  ptype: searchType.describe('the same as searchType, as offers name it; narrows it'),
  townFrom: inc.describe('departure town; 1 is "without flight", as it is where hotels are looked for'),
  state: incOrAll.describe('destination country; all where absent'),
  tour: incList.default([]).describe('tours, any of them; -1 and 0 are all, as absent'),
  tourType: incList.default([]).describe('tour types, any of them; -1 and 0 are all, as absent'),
};

/** The country where the departure town is "without flight", which lies in none. */
export const countryOfStay = { stateInc: incOrAll.describe('the country, sent when townFrom is 1') };

type NamedTwice = {
  searchType?: string | undefined;
  SEARCH_TYPE?: string | undefined;
  state?: number | undefined;
  stateInc?: number | undefined;
};

/** Says where two names of one thing say different things. */
export function checkNames(query: NamedTwice, context: z.RefinementCtx): void {
  const { searchType, SEARCH_TYPE, state, stateInc } = query;
  const refuse = (name: keyof NamedTwice, message: string) =>
    context.addIssue({ code: 'custom', path: [name], message });
  if (searchType !== undefined && SEARCH_TYPE !== undefined && searchType !== SEARCH_TYPE)
    refuse('SEARCH_TYPE', 'is another search than searchType');
  if (state !== undefined && stateInc !== undefined && state !== stateInc)
    refuse('stateInc', 'is another country than state');
}

/** Parameters that clients send and that change nothing here. */
export const sentAlong = {
  SEARCH_MODE: z.enum(['b2c', 'b2b']).optional().describe('who asks; both are answered alike'),
  stateFrom: incOrAll.describe('country of departure'),
};
