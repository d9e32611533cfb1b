import type { RouterContextProvider } from 'react-router';
import { clockContext, currencyContext } from '#web/context/context.ts';
import { serviceOptionsOf } from '#web/search/lookups/load-service-options.ts';
import { readServices, saidServicePlace } from '#web/search/query/service-question.ts';

type Request = { context: Readonly<RouterContextProvider>; url: URL };

/** What can be chosen, and what the address asks for: for what it does not say the first of each list stands in. */
export async function askedServices({ context, url }: Request) {
  const said = saidServicePlace(url.searchParams);
  const options = await serviceOptionsOf(context, said);
  if (!options) return { options: undefined, read: undefined };
  const read = readServices(url.searchParams, {
    ...options.of,
    town: options.firstTown,
    currency: context.get(currencyContext),
    today: context.get(clockContext).today,
  });
  return { options, read };
}
