import type { RouterContextProvider } from 'react-router';
import { quotes } from '#calls/quotes.ts';
import { clientContext } from '#web/context/context.ts';
import type { QuoteChoices } from '#web/quotes/quote-adding.ts';

/** The quotes that an offer can be added to: neither won nor lost, the last used first. */
export async function loadChoices(
  context: Readonly<RouterContextProvider>,
  { text = '', take }: { text?: string; take: number },
): Promise<QuoteChoices> {
  const query = { open: '1', order: 'used', text, take } as const;
  const known = await context.get(clientContext).call(quotes, query);
  if (!known.ok) return { quotes: [], total: 0, hasFailed: true };
  const list = known.value.quotes.map(({ inc, title, client, state, offers }) => ({
    inc,
    title,
    client,
    state,
    offers,
  }));
  return { quotes: list, total: known.value.total };
}
