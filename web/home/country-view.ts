import type { AnswerOf } from '#calls/call.ts';
import type { states } from '#calls/lookups-places.ts';
import { pick } from '#lib/pick.ts';

export type CountryView = ReturnType<typeof countryView>;

/** What the poster of a country renders of it. */
export const countryView = (country: AnswerOf<typeof states>[number]) =>
  pick(country, ['stateName', 'slug', 'image', 'minPricePerPerson', 'currency']);
