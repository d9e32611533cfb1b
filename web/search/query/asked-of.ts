import { createContext, type RouterContextProvider } from 'react-router';
import { clockContext, currencyContext, siteContext } from '#web/context/context.ts';
import { type Asked, readAsked } from './asked.ts';

type Request = { context: Readonly<RouterContextProvider>; url: URL };

const askedContext = createContext<Asked | null>(null);

/** What the address of a request asks for: read when the first part of the page wants it, and told to all of them. */
export function askedOf({ context, url }: Request): Asked {
  const asked = context.get(askedContext) ?? readRequest({ context, url });
  context.set(askedContext, asked);
  return asked;
}

/** Has a request read with something that its path says, such as a place, beside its query. */
export function askAlso({ context, url }: Request, also: Record<string, string>): void {
  const said = new URL(url);
  for (const [name, value] of Object.entries(also)) said.searchParams.set(name, value);
  context.set(askedContext, readRequest({ context, url: said }));
}

const readRequest = ({ context, url }: Request): Asked => askedIn(context, url.searchParams);

/** The same of parameters that are no request's. */
export const askedIn = (context: Request['context'], parameters: URLSearchParams): Asked =>
  readAsked(parameters, {
    today: context.get(clockContext).today,
    currency: context.get(currencyContext),
    siteCurrency: context.get(siteContext).currency,
  });
