import { Hono } from 'hono';
import { shortenLink as shortenLinkCall } from '#calls/links.ts';
import { followShortLink } from '#domain/links/follow-short-link.ts';
import { shortenLink } from '#domain/links/shorten-link.ts';
import { fail, ok } from '#lib/result.ts';
import type { Site } from '#sites/site.ts';
import type { CallRequest } from './answer-call.ts';
import type { Api, ApiEnv } from './api-env.ts';
import { registerCall } from './register-call.ts';

type LinkDependencies = { db: Parameters<typeof followShortLink>[0]; sites: readonly Site[] };

/** `POST /api/shorts/shorten`: an address that is not ours is answered with code -1. */
export function registerLinks(api: Api, { db, sites }: LinkDependencies): void {
  const handle = async ({ body, now, host }: CallRequest<typeof shortenLinkCall>) => {
    const { OriginalUrl: originalUrl, Expirable: isExpirable, ExpiringDate: expiresAt } = body;
    const link = await shortenLink(
      { originalUrl, isExpirable, expiresAt },
      { db, sites, now, askedHost: host },
    );
    if (link.ok) return ok({ code: 0, shortUrlKey: link.value });
    if (link.reason === 'not-ours') return ok({ code: -1, shortUrlKey: '' });
    const fields = [{ field: 'ExpiringDate', reason: 'is in the past' }];
    return { ...fail('invalid-request'), fields };
  };
  registerCall(api, shortenLinkCall, handle);
}

/** `GET /s/{key}`; a key that leads nowhere is left to the pages, which say so. */
export function shortLinkRoutes({ db }: Pick<LinkDependencies, 'db'>): Hono<ApiEnv> {
  const routes = new Hono<ApiEnv>();
  // Anyone who mounts these routes logs what is unexpected.
  routes.onError((error) => {
    throw error;
  });
  routes.get('/s/:key{[A-Za-z0-9_-]{11}}', async (c, next) => {
    const opened = new URL(c.req.url);
    const address = await followShortLink(db, c.req.param('key'), { opened, now: c.get('now') });
    if (address === undefined) return next();
    return new Response(null, {
      status: 302,
      headers: { location: address, 'cache-control': 'no-store', 'x-robots-tag': 'noindex' },
    });
  });
  return routes;
}
