import { regionClimate } from '#calls/climate.ts';
import { clientContext } from '#web/context/context.ts';
import type { Route } from './+types/climate-resource.ts';

/** How warm a region is, month by month, for a page that is already open: `?region=`; nothing where it cannot be told. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const region = url.searchParams.get('region') ?? '';
  const answer = await context.get(clientContext).call(regionClimate, { region });
  return answer.ok ? answer.value.months : [];
}
