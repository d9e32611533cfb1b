import { redirect } from 'react-router';
import { localisePath } from '#sites/locale.ts';
import { localeContext, siteContext } from '#web/visit/context.ts';
import { cookieHeaders } from '#web/visit/cookie-headers.ts';
import type { Route } from './+types/exclude-visitor.ts';

/** `/analytics/exclude`: this browser is not counted from now on ([S]§2.2); for those who work on the site. */
export function loader({ context }: Route.LoaderArgs) {
  const home = localisePath(context.get(siteContext), context.get(localeContext), '/');
  const headers = new Headers({ 'cache-control': 'no-store' });
  return redirect(home, {
    headers: cookieHeaders(context, [{ name: 'analytics_exclude', value: 'true' }], headers),
  });
}
