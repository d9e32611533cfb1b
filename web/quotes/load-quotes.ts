import type { RouterContextProvider } from 'react-router';
import { quotes } from '#calls/quotes.ts';
import { localMinute } from '#lib/local-minute.ts';
import { clientContext, siteContext } from '#web/context/context.ts';
import type { ListedQuote } from './quote-row.tsx';
import { parseQuotesSearch, quotesQuery } from './quotes-search.ts';

const quotesOnPage = 30;

/** A page of the quotes that an address asks for; the fields of the address that are wrong are named. */
export async function loadQuotes(context: Readonly<RouterContextProvider>, url: URL) {
  const { timeZone } = context.get(siteContext);
  const asked = parseQuotesSearch(url);
  const place = { skip: (asked.page - 1) * quotesOnPage, take: quotesOnPage };
  const known = await context.get(clientContext).call(quotes, { ...quotesQuery(asked), ...place });
  if (!known.ok && known.fields) {
    const faults = known.fields.map(({ field }) => field);
    return { asked, faults, total: 0, pageCount: 0, list: [] as ListedQuote[] };
  }
  if (!known.ok) throw new Response(null, { status: known.status ?? 502 });
  const at = (instant: string) => localMinute(new Date(instant), timeZone);
  const list: ListedQuote[] = known.value.quotes.map(({ madeAt, lastAt, ...quote }) => ({
    ...quote,
    madeOn: at(madeAt)[0],
    lastAt: lastAt === null ? undefined : at(lastAt),
  }));
  const { total } = known.value;
  return { asked, faults: [] as string[], total, pageCount: Math.ceil(total / quotesOnPage), list };
}
