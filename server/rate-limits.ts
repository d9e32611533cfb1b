import type { Kysely } from 'kysely';
import { openAddressLimit } from '#db/address-limit.ts';
import type { Limit } from '#db/limit.ts';
import type { DB } from '#db/schema.ts';
import type { AppContext, Middleware } from './app-env.ts';
import { clientAddress } from './client-address.ts';
import { refuse } from './refuse.ts';
import type { ServerSettings } from './settings.ts';

/** Who looks at a page every second on average asks the database for nothing. */
const freeLooks = 0.1;

const isUnsafe = (method: string) => !/^(GET|HEAD|OPTIONS)$/.test(method);

/**
 * Slows down an address that asks for too much, each purpose by itself: who clicks banners or copies links must not use
 * up what a visitor, or a whole office behind one address, may send of requests. What makes a request odd is looked at
 * where it is read.
 */
export function rateLimits(db: Kysely<DB>, { limits, trustedProxyHops }: ServerSettings): Middleware {
  const perMinuteAndHour = (name: string, perMinute: number, perHour: number) => [
    openAddressLimit(db, { name: `${name}-minute`, points: perMinute, seconds: 60 }),
    openAddressLimit(db, { name: `${name}-hour`, points: perHour, seconds: 3_600 }),
  ];
  const free = Math.floor(limits.requestsPerMinute * freeLooks);
  const limiters: Record<Purpose, Limit[]> = {
    lead: perMinuteAndHour('lead', limits.leadsPerMinute, limits.leadsPerHour),
    choice: perMinuteAndHour('choice', limits.choicesPerMinute, limits.choicesPerHour),
    link: perMinuteAndHour('link', limits.linksPerMinute, limits.linksPerHour),
    look: [openAddressLimit(db, { name: 'look', points: limits.requestsPerMinute, seconds: 60, free })],
  };
  return async (c, next) => {
    // A page has dozens of pictures, each asked for once; those who render them know when they are too busy.
    if (c.get('routeClass') === 'image') return next();
    const wait = await secondsToWait(limiters[purposeOf(c)], clientAddress(c, trustedProxyHops));
    if (wait > 0) return refuse(c, { reason: 'too-many-requests', retryAfterSeconds: wait });
    await next();
  };
}

type Purpose = 'lead' | 'choice' | 'link' | 'look';

/** Forms that change only how the visitor sees the site, and what counts a click or a reading, in any language of the site. */
const choice =
  /^(\/[a-z]{2})?\/(theme|currency|banners|reads|cookies)(\.data)?\/?$|^\/b2c\/(advertisements\/click|news\/read)$/;

function purposeOf(c: AppContext): Purpose {
  if (!isUnsafe(c.req.method)) return 'look';
  if (c.get('routeClass') === 'short-link') return 'link';
  return choice.test(c.req.path) ? 'choice' : 'lead';
}

async function secondsToWait(limiters: Limit[], who: string): Promise<number> {
  for (const limiter of limiters) {
    const wait = await limiter.take(who);
    if (wait > 0) return wait;
  }
  return 0;
}

/**
 * Refuses what another site has made a visitor's browser send, whatever type it is declared as: a browser sends some
 * types without asking first, and a redirect or an extension may send any. A call with a bearer token or a key comes from
 * a server: no page of another site can make a browser add either, so it needs no origin.
 */
export const formOrigin = (): Middleware => async (c, next) => {
  if (isUnsafe(c.req.method) && !isFromServer(c) && !isFromOurPage(c))
    return refuse(c, { reason: 'forbidden' });
  await next();
};

const isFromServer = ({ req }: AppContext) =>
  /^Bearer /i.test(req.header('authorization') ?? '') || Boolean(req.header('x-api-key'));

const isFromOurPage = ({ req }: AppContext) =>
  req.header('sec-fetch-site') === 'same-origin' || hostOf(req.header('origin')) === new URL(req.url).host;

/** The scheme is left out: a proxy that ends TLS talks to us in plain HTTP. */
const hostOf = (origin = '') =>
  /^https?:/i.test(origin) && URL.canParse(origin) ? new URL(origin).host : undefined;
