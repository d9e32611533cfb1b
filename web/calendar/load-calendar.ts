import type { RouterContextProvider } from 'react-router';
import { agentCalendar } from '#calls/agent-calendar.ts';
import { clientContext, clockContext } from '#web/context/context.ts';
import { toErrorResponse } from '#web/context/to-error-response.ts';
import { monthOf } from './month-of.ts';

/** The month of an address, and what stands on its days. */
export async function loadCalendar(context: Readonly<RouterContextProvider>, url: URL) {
  const { today } = context.get(clockContext);
  const month = monthOf(url.searchParams.get('month'), today);
  const { first: from, last: to } = month;
  const known = await context.get(clientContext).call(agentCalendar, { from, to });
  if (!known.ok) throw toErrorResponse(known.reason);
  return { ...month, today, entries: known.value.entries };
}

export type LoadedCalendar = Awaited<ReturnType<typeof loadCalendar>>;
