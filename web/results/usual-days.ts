import type { Client } from '#calls/client.ts';
import { travelKinds } from '#lib/travel-kind.ts';
import { firstDaysOnSale } from '#web/search/lookups/first-days-on-sale.ts';
import type { QueryValues } from '#web/search/query/query-values.ts';
import type { SearchQuestion } from '#web/search/query/search-question.ts';

/** A search of cruises whose address names no days begins with the first sailing on sale: ships leave weeks apart. */
export async function withUsualDays(
  client: Client,
  question: SearchQuestion,
  explicit: QueryValues,
): Promise<SearchQuestion> {
  const { kind, townFrom, state, hotels } = question;
  const namesDays = explicit.has('CHECKIN_BEG') || explicit.has('CHECKIN_END');
  if (!travelKinds[kind].isAtSea || namesDays) return question;
  const { nightsFrom, nightsTo } = question;
  const trip = { kind, townFrom, state, nightsFrom, nightsTo, liners: hotels };
  return { ...question, ...(await firstDaysOnSale(client, trip, question)) };
}
