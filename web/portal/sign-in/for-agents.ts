import { data, redirect } from 'react-router';
import { localeOf, localisePath } from '#sites/locale.ts';
import { paths } from '#sites/page-types.ts';
import { localeContext, siteContext } from '#web/visit/context.ts';
import type { Route } from './+types/for-agents.ts';

/** The office of an agent: whoever has not logged in is asked to. On other sites there is no such page. */
export function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  if (!site.agentMode) throw data('notFound', { status: 404 });
  const from = localeOf(site, url.pathname).path + url.search;
  const query = new URLSearchParams({ from });
  return redirect(localisePath(site, context.get(localeContext), `${paths.auth}?${query}`));
}
