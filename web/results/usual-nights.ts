import type { Client } from '#calls/client.ts';
import { nights } from '#calls/lookups-dates.ts';
import { nearestNights } from '#web/search/query/night-range.ts';
import { writePlace } from '#web/search/query/place.ts';
import type { QueryValues } from '#web/search/query/query-values.ts';
import type { SearchQuestion } from '#web/search/query/search-question.ts';

/** A question whose address names no nights asks for those that are sold there nearest to seven ([W]§4). */
export async function withUsualNights(
  client: Client,
  question: SearchQuestion,
  said: QueryValues,
): Promise<SearchQuestion> {
  if (said.has('NIGHTMIN') || said.has('NIGHTMAX')) return question;
  const { kind, townFrom, state, checkInFrom, checkInTo } = question;
  const { STATEINC: _, ...places } = writePlace(question);
  const sold = await client.call(nights, {
    searchType: kind,
    townFrom,
    state,
    checkInBeg: checkInFrom,
    checkInEnd: checkInTo,
    ...places,
  });
  const nearest = sold.ok ? nearestNights(sold.value) : undefined;
  return nearest === undefined ? question : { ...question, nightsFrom: nearest, nightsTo: nearest };
}
