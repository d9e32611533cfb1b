import type { Client } from '#calls/client.ts';
import { searchTours } from '#calls/search.ts';
import { type QueryValues, said, writeQuery } from '#web/search/query/query-values.ts';
import { withoutFlight } from '#web/search/query/trip.ts';

/**
 * The query of an address that names a claim, with the hotel and the trip of the claim for what it does not say;
 * undefined where the claim is none of ours.
 */
export async function claimedSearch(client: Client, values: QueryValues): Promise<string | undefined> {
  const { CLAIM, ...rest } = Object.fromEntries(values);
  const answer = CLAIM ? await client.call(searchTours, { CLAIM, RECONPAGE: 1 }) : undefined;
  const claimed = answer?.ok ? answer.value[0]?.claimed : undefined;
  if (!claimed) return undefined;
  const { TOWNFROM, AGES, NIGHTMIN, ...trip } = claimed;
  return writeQuery({
    ...said({
      ...trip,
      ...(TOWNFROM && TOWNFROM !== withoutFlight ? { TOWNFROM } : {}),
      NIGHTMIN,
      NIGHTMAX: NIGHTMIN,
      CHECKIN_END: trip.CHECKIN_BEG,
      CHILD: AGES.length,
      AGES: AGES.join(','),
    }),
    ...rest,
  });
}
