import type { RouterContextProvider } from 'react-router';
import { offerCall } from '#calls/hotel.ts';
import { loadAgentOffers } from '#web/agent-prices/load-agent-offers.ts';
import { clientContext } from '#web/context/context.ts';
import type { OpenedFlights } from './opened-flights.ts';

/** Prices the flights of a claim again, line by line. */
export async function openFlights(
  context: Readonly<RouterContextProvider>,
  claim: string,
): Promise<OpenedFlights> {
  const answer = await context.get(clientContext).call(offerCall, { claim });
  const opened = answer.ok && answer.value.status !== 'priced' ? answer.value : undefined;
  const isPriced = opened?.status === 'priced-flights';
  const ofAgent = isPriced
    ? await loadAgentOffers(context, [{ claim: opened.offer.cat_Claim, ptype: null }])
    : undefined;
  return { answer: opened, ...(ofAgent && { agent: ofAgent[0] }) };
}
