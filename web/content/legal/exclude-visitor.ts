import { redirect } from 'react-router';
import { cookieText } from '#lib/cookies.ts';
import { localisePath } from '#sites/locale.ts';
import { excludeCookie } from '#web/visit/analytics/exclude-cookie.ts';
import { localeContext, siteContext } from '#web/visit/context.ts';
import type { Route } from './+types/exclude-visitor.ts';

/** `/analytics/exclude`: this browser is not counted from now on ([S]§2.2); for those who work on the site. */
export function loader({ context, request }: Route.LoaderArgs) {
  const isSecure = new URL(request.url).protocol === 'https:';
  const home = localisePath(context.get(siteContext), context.get(localeContext), '/');
  return redirect(home, {
    headers: { 'set-cookie': cookieText(excludeCookie, 'true', isSecure), 'cache-control': 'no-store' },
  });
}
