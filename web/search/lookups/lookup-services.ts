import { saidServicePlace } from '#web/search/query/service-question.ts';
import type { Route } from './+types/lookup-services.ts';
import { loadServiceOptions } from './load-service-options.ts';

/** What the wizard of services can choose from for a kind and its places, and which ones were asked about. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const asked = saidServicePlace(url.searchParams);
  return { asked, options: (await loadServiceOptions(context, asked)) ?? null };
}
