import { redirect } from 'react-router';
import { ownPath } from '#lib/own-path.ts';
import { cookieHeaders } from '#web/context/cookie-headers.ts';
import { localPathIn } from '#web/context/local-path.ts';
import { netCookieOf } from '#web/context/net-cookie.ts';
import { readForm } from '#web/parts/form/read-form.ts';
import type { Route } from './+types/choose-net.ts';

/** Takes what an agent earns off the screens of this device, or shows it again, and goes back to the page. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const headers = cookieHeaders(context, [netCookieOf(form.text('net') === 'hidden')]);
  return redirect(ownPath(form.text('from')), { headers, status: 303 });
}

/** A link changes nothing. */
export const loader = ({ context }: Route.LoaderArgs) => redirect(localPathIn(context)('/'));
