import type { RouterContextProvider } from 'react-router';
import { getNotify } from '#calls/notify.ts';
import { clientContext, travellerContext, userContext } from '#web/context/context.ts';
import type { ListName } from '#web/lists/kept-list.ts';
import { type ListWithTrips, listIn } from '#web/lists/server-list.ts';

/** A list of the agent or traveller who is logged in, as the server has it; undefined where nobody is, or it does not say. */
export async function agentListOf(
  context: Readonly<RouterContextProvider>,
  name: ListName,
): Promise<ListWithTrips | undefined> {
  if (!context.get(userContext) && !context.get(travellerContext)) return undefined;
  const notify = await context.get(clientContext).call(getNotify, { key: name });
  if (!notify.ok) return undefined;
  return listIn(notify.value);
}
