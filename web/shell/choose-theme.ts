import { redirect } from 'react-router';
import type { Route } from './+types/choose-theme.ts';
import { isTheme, themeCookie } from './theme.ts';

/** Keeps the chosen colour scheme in a cookie and goes back to the page. */
export async function action({ request }: Route.ActionArgs) {
  const form = await request.formData();
  const theme = form.get('theme');
  if (!isTheme(theme)) return new Response(null, { status: 400 });
  const age = theme === 'system' ? 0 : themeCookie.maxAgeDays * 86_400;
  const cookie = `${themeCookie.name}=${theme}; Path=/; Max-Age=${age}; SameSite=Lax`;
  return redirect(ownPath(form.get('from')), { headers: { 'set-cookie': cookie } });
}

/** Only a path of this site is gone back to: `//elsewhere.com` is none. */
const ownPath = (from: unknown) =>
  typeof from === 'string' && /^\/(?![/\\])/.test(from) && !/[\r\n]/.test(from) ? from : '/';
