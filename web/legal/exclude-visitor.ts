import { redirect } from 'react-router';
import { cookieHeaders } from '#web/context/cookie-headers.ts';
import { localPathIn } from '#web/context/local-path.ts';
import type { Route } from './+types/exclude-visitor.ts';

/** `/analytics/exclude`: this browser is not counted from now on ([S]§2.2); for those who work on the site. */
export function loader({ context }: Route.LoaderArgs) {
  const home = localPathIn(context)('/');
  const headers = new Headers({ 'cache-control': 'no-store' });
  return redirect(home, {
    headers: cookieHeaders(context, [{ name: 'analytics_exclude', value: 'true' }], headers),
  });
}
