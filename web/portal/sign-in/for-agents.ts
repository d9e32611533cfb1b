import { data, redirect } from 'react-router';
import { localeOf } from '#sites/locale.ts';
import { siteContext } from '#web/visit/context.ts';
import { localPathIn } from '#web/visit/local-path.ts';
import type { Route } from './+types/for-agents.ts';

/** The office of an agent, and the way out of it: whoever has not logged in is asked to. Other sites have no such page. */
export function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  if (!site.agentMode) throw data('notFound', { status: 404 });
  const from = localeOf(site, url.pathname).path + url.search;
  const query = new URLSearchParams({ from });
  return redirect(localPathIn(context)(`/auth?${query}`));
}

export const action = loader;
