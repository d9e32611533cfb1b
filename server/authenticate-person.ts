import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import { findCaller } from '#domain/accounts/find-caller.ts';
import { sessionTokenIn } from '#lib/session-cookie.ts';
import type { AppContext, Middleware } from './app-env.ts';
import { isHttps } from './client-address.ts';
import type { ServerSettings } from './settings.ts';

/**
 * Finds out which person a request is of, where the site has accounts: by the token of their session, which a browser keeps
 * in a cookie and a program shows as its bearer token. A request that shows a token or a key in its headers is of
 * anyone who that is, whatever cookie it carries.
 */
export function authenticatePerson(db: Kysely<DB>, { trustedProxyHops }: ServerSettings): Middleware {
  return async (c, next) => {
    const token = tokenOf(c, isHttps(c, trustedProxyHops));
    if (token !== undefined) {
      const { site, now, caller } = c.var;
      c.set('caller', (await findCaller(db, { token, siteId: site.id, now })) ?? caller);
    }
    await next();
  };
}

function tokenOf(c: AppContext, isEncrypted: boolean): string | undefined {
  if (c.var.caller.kind !== 'visitor' || c.var.site.flags.accounts === 'none') return undefined;
  const shown = c.req.header('authorization');
  if (shown !== undefined) return /^Bearer +(\S+)$/i.exec(shown)?.[1];
  if (c.req.header('x-api-key')) return undefined;
  return sessionTokenIn(c.req.header('cookie') ?? null, isEncrypted);
}
