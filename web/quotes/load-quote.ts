import type { RouterContextProvider } from 'react-router';
import { quoteCall } from '#calls/quotes.ts';
import { localMinute } from '#lib/local-minute.ts';
import { localisePath } from '#sites/locale.ts';
import { isLocale } from '#sites/locales.ts';
import { clientContext, netHiddenContext, siteContext } from '#web/context/context.ts';
import { toErrorResponse } from '#web/context/to-error-response.ts';

export type AgentQuote = Awaited<ReturnType<typeof loadQuote>>;

/** A quote as its agent has it, with where its client finds it; somebody else's is not there. */
export async function loadQuote(context: Readonly<RouterContextProvider>, quoteInc: string) {
  const site = context.get(siteContext);
  const known = await context.get(clientContext).call(quoteCall, { quote: quoteInc });
  if (!known.ok) throw toErrorResponse(known.reason);
  const { events, offers, madeAt, sentAt, settledAt, token, ...quote } = known.value;
  const isNetHidden = context.get(netHiddenContext);
  const at = (instant: string) => localMinute(new Date(instant), site.timeZone);
  const locale = isLocale(quote.quoteLang) ? quote.quoteLang : site.mainLocale;
  return {
    ...quote,
    madeOn: at(madeAt)[0],
    isSent: sentAt !== null,
    settledOn: settledAt && at(settledAt)[0],
    /** Paths: in the language of the client. */
    link: localisePath(site, locale, `/quote/${token}`),
    printed: localisePath(site, locale, `/print/quote/${token}.pdf`),
    offers: offers.map(({ quoted, markup, ...offer }) => ({
      ...offer,
      /** Whole units of the price; 0 while what the agent earns is off the screen, too. */
      markup: isNetHidden ? 0 : markup,
      quoted: { total: quoted.total, day: at(quoted.pricedAt)[0] },
    })),
    events: events.map((event) => ({ ...event, at: at(event.at) })),
  };
}
