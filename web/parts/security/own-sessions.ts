import type { RouterContextProvider } from 'react-router';
import { endOtherOwnSessions, endOwnSession, ownSessions } from '#calls/sessions.ts';
import { localMinute } from '#lib/local-minute.ts';
import { clientContext, siteContext } from '#web/context/context.ts';
import { toErrorResponse } from '#web/context/to-error-response.ts';
import type { SentForm } from '#web/parts/form/read-form.ts';

type Context = Readonly<RouterContextProvider>;

export type OwnSession = Awaited<ReturnType<typeof loadOwnSessions>>[number];

/** Where somebody is logged in, by the clock of the site. */
export async function loadOwnSessions(context: Context) {
  const { timeZone } = context.get(siteContext);
  const known = await context.get(clientContext).call(ownSessions, {});
  if (!known.ok) throw toErrorResponse(known.reason);
  const at = (instant: string) => localMinute(new Date(instant), timeZone);
  return known.value.sessions.map(({ since, lastSeen, ...session }) => ({
    ...session,
    since: at(since),
    lastSeen: at(lastSeen),
  }));
}

/** Ends the one that a form names, or all others; one that is over already is over. */
export async function endOwnSessions(form: SentForm, context: Context): Promise<void> {
  const client = context.get(clientContext);
  const id = form.text('id');
  const ended = id
    ? await client.call(endOwnSession, {}, { id })
    : await client.call(endOtherOwnSessions, {});
  if (!ended.ok && ended.status !== 404) throw toErrorResponse(ended.reason);
}
