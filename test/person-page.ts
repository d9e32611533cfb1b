import type { Principal } from '#lib/principal.ts';
import { allSites } from '#sites/all-sites.ts';
import { callerContext, encryptedContext, siteContext } from '#web/context/context.ts';
import { type App, agents, bearer, begin } from './accounts-app.ts';
import { pageContext } from './page-context.ts';

export const shop = 'http://localhost:3000';

const hostOf: Record<string, string> = {
  'agent-com': agents,
  'photobase-com': 'http://photobase.localhost:3000',
};

type Whose = {
  /** The session that the calls of the page show; a visitor has none. */
  token?: string;
  caller?: Principal;
  siteId?: string;
};

/** What a page of the application is given by anyone who has that session, on a site. */
export function personPage(app: Pick<App, 'ask'>, { token, caller, siteId = 'b2c-com' }: Whose = {}) {
  const at = hostOf[siteId] ?? shop;
  const shown = token ? bearer(token) : { 'sec-fetch-site': 'same-origin' };
  const context = pageContext(
    (path, { headers, ...sent } = { method: 'GET', headers: new Headers(), body: null }) =>
      app.ask(path.replace('http://localhost', at), {
        ...sent,
        headers: { ...Object.fromEntries(headers), ...shown },
      }),
    new Date(begin),
  );
  context.set(encryptedContext, false);
  if (caller) context.set(callerContext, caller);
  context.set(siteContext, allSites.find(({ id }) => id === siteId)!);
  return context;
}
