import { redirect } from 'react-router';
import { ownPath } from '#lib/own-path.ts';
import { cookieHeaders } from '#web/context/cookie-headers.ts';
import { localPathIn } from '#web/context/local-path.ts';
import { netCookieOf } from '#web/context/net-cookie.ts';
import type { Route } from './+types/choose-net.ts';

/** Takes what an agent earns off the screens of this device, or shows it again, and goes back to the page. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const headers = cookieHeaders(context, [netCookieOf(form.get('net') === 'hidden')]);
  return redirect(ownPath(form.get('from')), { headers, status: 303 });
}

/** A link changes nothing. */
export const loader = ({ context }: Route.LoaderArgs) => redirect(localPathIn(context)('/'));
