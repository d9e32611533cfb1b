import type { QueryOf } from '#calls/call.ts';
import { nights } from '#calls/lookups-dates.ts';
import { clientContext } from '#web/context/context.ts';
import type { Route } from './+types/lookup-nights.ts';

type NightsQuery = QueryOf<typeof nights>;

const names = [
  ...(['searchType', 'townFrom', 'state', 'checkInBeg', 'checkInEnd'] as const),
  ...(['ADULT', 'CHILD', 'AGES', 'REGIONTO', 'TOWNTO', 'HOTELLIST'] as const),
  ...(['CARRIERLIST', 'FIELD_EXCURSION_TITLE'] as const),
] satisfies (keyof NightsQuery)[];

/** The lengths of stay that are sold; null where they cannot be told. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const asked = Object.fromEntries(names.map((name) => [name, url.searchParams.get(name) ?? undefined]));
  const answer = await context.get(clientContext).call(nights, asked as NightsQuery); // text, as any address has it
  return answer.ok ? answer.value : null;
}
