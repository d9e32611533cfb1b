import { nights } from '#calls/lookups-dates.ts';
import { searchTypes } from '#lib/travel-kind.ts';
import { clientContext } from '#web/visit/context.ts';
import type { Route } from './+types/lookup-nights.ts';

/** The lengths of stay that are sold; null where they cannot be told. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const asked = (name: string) => url.searchParams.get(name) ?? '';
  const answer = await context.get(clientContext).call(nights, {
    searchType: searchTypes.find((type) => type === asked('searchType')),
    townFrom: asked('townFrom'),
    state: asked('state'),
    checkInBeg: asked('checkInBeg'),
    checkInEnd: asked('checkInEnd'),
    HOTELLIST: asked('HOTELLIST'),
    FIELD_EXCURSION_TITLE: asked('FIELD_EXCURSION_TITLE'),
  });
  return answer.ok ? answer.value : null;
}
