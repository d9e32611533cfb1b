import { csrf } from 'hono/csrf';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { AppContext, Middleware } from './app-env.ts';
import { clientAddress, limitKey } from './client-address.ts';
import { refuse } from './refuse.ts';
import type { ServerSettings } from './settings.ts';

const isUnsafe = (method: string) => !/^(GET|HEAD|OPTIONS)$/.test(method);

/**
 * Slows down an address that asks for too much, each purpose by itself: who clicks banners or copies links must not use
 * up what a visitor, or a whole office behind one address, may send of requests. What makes a request odd is looked at
 * where it is read.
 */
export function rateLimits({ limits, trustedProxyHops }: ServerSettings): Middleware {
  const limiters: Record<Purpose, RateLimiterMemory[]> = {
    lead: perMinuteAndHour(limits.leadsPerMinute, limits.leadsPerHour),
    choice: perMinuteAndHour(limits.choicesPerMinute, limits.choicesPerHour),
    link: perMinuteAndHour(limits.linksPerMinute, limits.linksPerHour),
    look: [new RateLimiterMemory({ points: limits.requestsPerMinute, duration: 60 })],
  };
  return async (c, next) => {
    // A page has dozens of pictures, each asked for once; those who draw them know when they are too busy.
    if (c.var.routeClass === 'image') return next();
    const wait = await secondsToWait(limiters[purposeOf(c)], limitKey(clientAddress(c, trustedProxyHops)));
    if (wait > 0) return refuse(c, { reason: 'too-many-requests', retryAfterSeconds: wait });
    await next();
  };
}

type Purpose = 'lead' | 'choice' | 'link' | 'look';

/** Forms that change only how the visitor sees the site, and what counts a click, in any language of the site. */
const choice = /^(\/[a-z]{2})?\/(theme|currency|banners|cookies)(\.data)?\/?$|^\/b2c\/advertisements\/click$/;

function purposeOf(c: AppContext): Purpose {
  if (!isUnsafe(c.req.method)) return 'look';
  if (c.var.routeClass === 'short-link') return 'link';
  return choice.test(c.req.path) ? 'choice' : 'lead';
}

const perMinuteAndHour = (perMinute: number, perHour: number) => [
  new RateLimiterMemory({ keyPrefix: 'minute', points: perMinute, duration: 60 }),
  new RateLimiterMemory({ keyPrefix: 'hour', points: perHour, duration: 3_600 }),
];

async function secondsToWait(limiters: RateLimiterMemory[], key: string): Promise<number> {
  for (const limiter of limiters) {
    try {
      await limiter.consume(key);
    } catch (refused) {
      if (refused instanceof RateLimiterRes) return Math.max(1, Math.ceil(refused.msBeforeNext / 1_000));
      throw refused;
    }
  }
  return 0;
}

/**
 * Refuses forms that another site has made a visitor's browser send. A call with a bearer token or a key comes from a
 * server: no form of another site can make a browser add either, so it needs no origin.
 */
export function formOrigin(): Middleware {
  const check = csrf({ origin: (origin, c) => hostOf(origin) === new URL(c.req.url).host });
  return (c, next) => (isFromServer(c) ? next() : check(c, next));
}

const isFromServer = ({ req }: AppContext) =>
  /^Bearer /i.test(req.header('authorization') ?? '') || Boolean(req.header('x-api-key'));

/** The scheme is left out: a proxy that ends TLS talks to us in plain HTTP. */
const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : undefined);
