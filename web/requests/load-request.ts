import type { RouterContextProvider } from 'react-router';
import { agentRequest } from '#calls/agent-requests.ts';
import { localMinute } from '#lib/local-minute.ts';
import { clientContext, siteContext } from '#web/context/context.ts';
import { toErrorResponse } from '#web/context/to-error-response.ts';

export type AgentRequest = Awaited<ReturnType<typeof loadRequest>>;

/** A request as its agent has it, by the clock of the site; somebody else's is not there. */
export async function loadRequest(context: Readonly<RouterContextProvider>, number: string) {
  const { timeZone } = context.get(siteContext);
  const known = await context.get(clientContext).call(agentRequest, { request: number });
  if (!known.ok) throw toErrorResponse(known.reason);
  const { sentAt, events, ...request } = known.value;
  const at = (instant: string) => localMinute(new Date(instant), timeZone);
  return {
    ...request,
    sentOn: at(sentAt)[0],
    events: events.map((event, number) => ({ ...event, number, at: at(event.at) })),
  };
}
