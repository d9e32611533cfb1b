import { calendar } from '#calls/lookups-dates.ts';
import { clientContext } from '#web/visit/context.ts';
import type { Route } from './+types/lookup-calendar.ts';

/** What each day of departure offers; null where it cannot be told. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const asked = (name: string) => url.searchParams.get(name) ?? '';
  const answer = await context.get(clientContext).call(calendar, {
    townFrom: asked('townFrom'),
    state: asked('state'),
    from: asked('from'),
    to: asked('to'),
    NIGHTMIN: asked('NIGHTMIN'),
    NIGHTMAX: asked('NIGHTMAX'),
    ADULT: asked('ADULT'),
    CHILD: asked('CHILD'),
    AGES: asked('AGES'),
  });
  return answer.ok ? answer.value : null;
}
