import { redirect } from 'react-router';
import { encryptedContext } from '#web/context.ts';
import { ownPath } from '#web/own-path.ts';
import type { Route } from './+types/choose-theme.ts';
import { isTheme, themeCookieOf } from './theme.ts';

/** Keeps the chosen colour scheme in a cookie and goes back to the page. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const theme = form.get('theme');
  if (!isTheme(theme)) return new Response(null, { status: 400 });
  const cookie = themeCookieOf(theme, context.get(encryptedContext));
  return redirect(ownPath(form.get('from')), { headers: { 'set-cookie': cookie } });
}
