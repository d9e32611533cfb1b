import type { RouterContextProvider } from 'react-router';
import { offerCall } from '#calls/hotel.ts';
import { clientContext } from '#web/visit/context.ts';
import type { OpenedFlights } from './opened-flights.ts';

/** Prices the flights of a claim again, line by line. */
export async function openFlights(
  context: Readonly<RouterContextProvider>,
  claim: string,
): Promise<OpenedFlights> {
  const answer = await context.get(clientContext).call(offerCall, { claim });
  return { answer: answer.ok && answer.value.status !== 'priced' ? answer.value : undefined };
}
