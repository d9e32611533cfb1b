import type { RouterContextProvider } from 'react-router';
import { clientQuote } from '#calls/client-quote.ts';
import { localMinute } from '#lib/local-minute.ts';
import { clientContext, siteContext } from '#web/context/context.ts';
import { toErrorResponse } from '#web/context/to-error-response.ts';

export type LoadedQuote = Awaited<ReturnType<typeof loadClientQuote>>;
export type LoadedOffer = LoadedQuote['offers'][number];

/** A quote by its link, each offer as it was and as it is now; where one is gone, what is like it. */
export async function loadClientQuote(context: Readonly<RouterContextProvider>, token: string) {
  const { timeZone } = context.get(siteContext);
  const told = await context.get(clientContext).call(clientQuote, { token });
  if (!told.ok) throw toErrorResponse(told.reason);
  const { offers, questions, ...quote } = told.value;
  const dayOf = (instant: string) => localMinute(new Date(instant), timeZone)[0];
  return {
    ...quote,
    offers: offers.map((offer) => ({
      ...offer,
      quoted: { total: offer.quoted.total, day: dayOf(offer.quoted.pricedAt) },
    })),
    questions: questions.map(({ words, offer, at }) => ({ words, offer, day: dayOf(at) })),
  };
}
