import { redirect } from 'react-router';
import { localisePath } from '#sites/locale.ts';
import { localeContext, siteContext } from '#web/context/context.ts';
import type { Route } from './+types/liner.ts';

/** `/liner/{slug}`, as liners were once led to: their pages stand under `/cruise/` ([W]§2.11). */
export function loader({ context, params, url }: Route.LoaderArgs) {
  const path = localisePath(
    context.get(siteContext),
    context.get(localeContext),
    `/cruise/${encodeURIComponent(params.hotel)}`,
  );
  throw redirect(path + url.search, 301);
}
