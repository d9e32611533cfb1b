import { calendar } from '#calls/lookups-dates.ts';
import { clientContext } from '#web/context/context.ts';
import type { Route } from './+types/lookup-calendar.ts';
import { daysAsked } from './days-asked.ts';

/** What each day of departure offers; null where it cannot be told. */
export async function loader({ context, url, request }: Route.LoaderArgs) {
  const answer = await context.get(clientContext).call(calendar, daysAsked(url), undefined, request.signal);
  return answer.ok ? answer.value : null;
}
