import { redirect } from 'react-router';
import { advertisementClick } from '#calls/content-advertisements.ts';
import { ownPath } from '#lib/own-path.ts';
import { clientContext } from '#web/context/context.ts';
import { cookieHeaders } from '#web/context/cookie-headers.ts';
import { localPathIn } from '#web/context/local-path.ts';
import { readForm } from '#web/parts/form/read-form.ts';
import type { Route } from './+types/answer-banner.ts';
import { withSeen } from './seen-banners.ts';

/** Reports a click; or, without scripts, keeps that a banner was closed and goes back to its page ([S]§2.5). */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const clicked = idOf(form.text('click'));
  if (clicked) {
    await context.get(clientContext).call(advertisementClick, {}, { id: String(clicked) });
    return new Response(null, { status: 204 });
  }
  const closed = idOf(form.text('close'));
  if (!closed) return new Response(null, { status: 400 });
  const cookie = withSeen(request.headers.get('cookie'), closed);
  return redirect(ownPath(form.text('from')), { headers: cookieHeaders(context, [cookie]) });
}

/** A link reports nothing. */
export const loader = ({ context }: Route.LoaderArgs) => redirect(localPathIn(context)('/'));

const idOf = (value: string) => (/^\d{1,9}$/.test(value) ? Number(value) : undefined);
