import { redirect } from 'react-router';
import { ownPath } from '#lib/own-path.ts';
import { cookieHeaders } from '#web/context/cookie-headers.ts';
import { localPathIn } from '#web/context/local-path.ts';
import { isTheme, themeCookieOf } from '#web/context/theme.ts';
import { readForm } from '#web/parts/form/read-form.ts';
import type { Route } from './+types/choose-theme.ts';

/** Keeps the chosen colour scheme in a cookie and goes back to the page. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const theme = form.text('theme');
  if (!isTheme(theme)) return new Response(null, { status: 400 });
  return redirect(ownPath(form.text('from')), { headers: cookieHeaders(context, [themeCookieOf(theme)]) });
}

/** A link changes nothing. */
export const loader = ({ context }: Route.LoaderArgs) => redirect(localPathIn(context)('/'));
