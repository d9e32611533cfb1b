import { createContext, type ServerBuild } from 'react-router';
import type { Client } from '#calls/client.ts';
import type { DrawDocuments } from '#lib/documents.ts';
import type { PlainDate } from '#lib/plain-date.ts';
import type { Principal } from '#lib/principal.ts';
import type { CurrencySlug } from '#sites/currencies.ts';
import type { Locale } from '#sites/locales.ts';
import type { Site } from '#sites/site.ts';
import type { UserGeo } from './city/user-geo.ts';
import type { User } from './user/derive-user.ts';
import type { TravellerHere } from './user/traveller-here.ts';

/** The site that the request's host asks for. */
export const siteContext = createContext<Site>();

/** The language of the page, from its path. */
export const localeContext = createContext<Locale>();

/** The city of the subdomain, where it names one; it may not exist. */
export const citySlugContext = createContext<string | undefined>();

/** What the visitor reads prices in: the site's own currency, or another one that was chosen. */
export const currencyContext = createContext<CurrencySlug>();

/** Whether the visitor's side of the connection is encrypted: then cookies may be for such connections only. */
export const encryptedContext = createContext<boolean>();

/** The city that the visitor's browser keeps, once it is known. */
export const userGeoContext = createContext<UserGeo | undefined>();

/** Who the page is rendered for: the calls of the page are theirs. */
export const callerContext = createContext<Principal>();

/** Who is logged in, once it is known. */
export const userContext = createContext<User | undefined>();

/** Who is logged in for themselves, once it is known. */
export const travellerContext = createContext<TravellerHere | undefined>();

/** Whether the agent who is logged in has what they earn hidden from the screen. */
export const netHiddenContext = createContext<boolean>(false);

/** Makes the calls of the API in the page's language and the visitor's currency. */
export const clientContext = createContext<Client>();

/** Makes calls that are for the operator's own programs, of which the server of the pages is one. */
export const programClientContext = createContext<Client>();

/** Lets an inline script or style of this answer pass the content security policy. */
export const nonceContext = createContext<string>();

/** All pages there are, with their files; the router is given those alone that the address can lead to. */
export const allPagesContext = createContext<Pick<ServerBuild, 'assets' | 'routes'> | null>(null);

/** The minute of the request, and the day that it is at the site. Pages know no more: those of one minute are alike. */
export const clockContext = createContext<{ now: Date; today: PlainDate }>();

/** The very moment of the request, in milliseconds. */
export const servedAtContext = createContext<number>();

/** Names the request in the log; the error page may show it. */
export const requestIdContext = createContext<string>();

/** Yields to the event loop until it is this page's turn to render. */
export const turnContext = createContext<() => Promise<void>>(() => Promise.resolve());

/** Renders the page, or finds one that was rendered for a user who is alike. */
export const renderingContext = createContext<(draw: () => Promise<Response>) => Promise<Response>>((draw) =>
  draw(),
);

/** Renders what is handed out as a file, for the visitor. */
export const documentsContext = createContext<DrawDocuments>();

/** Logs a failure of the page with the name of its request. */
export const reportContext = createContext<(failure: unknown) => void>();

/** Another root of the API than the site's own, for the calls of the browser; undefined: the site's own. */
export const apiRootContext = createContext<string | undefined>();

/** Where the maps of the sales offices come from, if not from us: pictures by `{z}/{x}/{y}`, and a page to embed. */
export const mapsContext = createContext<{
  tiles?: { address: string; attribution: string; terms?: string | undefined } | undefined;
  embedded?: string | undefined;
}>();

/** The tag manager that pages may load for those who agree, and what its analytics call their cookie. */
export const tagsContext = createContext<{ address: string | undefined; analyticsCookie: string }>();
