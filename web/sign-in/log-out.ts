import { redirect } from 'react-router';
import { signOut } from '#calls/sign-in.ts';
import { ownPath } from '#lib/own-path.ts';
import { clientContext } from '#web/context/context.ts';
import { localPathIn } from '#web/context/local-path.ts';
import { withoutSession } from '#web/context/user/load-user.ts';
import { readForm } from '#web/parts/form/read-form.ts';
import type { Route } from './+types/log-out.ts';

/** Ends the session on the server and in the browser ([S]§4.1), and loads the page again that it was ended on. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const ended = await context.get(clientContext).call(signOut, {}, {});
  // Where it could not be ended the browser keeps what it could be ended with.
  if (!ended.ok && ended.status !== 401) throw new Response(null, { status: ended.status ?? 502 });
  return withoutSession(context, redirect(ownPath(form.text('from')), 303));
}

/** Nobody is logged out by a link. */
export const loader = ({ context }: Route.LoaderArgs) => redirect(localPathIn(context)('/'));
