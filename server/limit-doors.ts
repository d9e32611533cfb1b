import { csrf } from 'hono/csrf';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { AppContext, Door } from './app-env.ts';
import { clientAddress, limitKey } from './client-address.ts';
import { refuse } from './refuse.ts';
import type { ServerSettings } from './settings.ts';

const isUnsafe = (method: string) => !/^(GET|HEAD|OPTIONS)$/.test(method);

/** Slows down an address that asks for too much: forms strictly, the rest generously. */
export function rateLimits({ limits, trustedProxyHops }: ServerSettings): Door {
  const forms = [
    new RateLimiterMemory({ keyPrefix: 'minute', points: limits.formsPerMinute, duration: 60 }),
    new RateLimiterMemory({ keyPrefix: 'hour', points: limits.formsPerHour, duration: 3_600 }),
  ];
  const links = [
    new RateLimiterMemory({ keyPrefix: 'minute', points: limits.linksPerMinute, duration: 60 }),
    new RateLimiterMemory({ keyPrefix: 'hour', points: limits.linksPerHour, duration: 3_600 }),
  ];
  const others = [new RateLimiterMemory({ points: limits.requestsPerMinute, duration: 60 })];
  return async (c, next) => {
    // A page has dozens of pictures, each asked for once; those who draw them know when they are too busy.
    if (c.var.routeClass === 'image') return next();
    // Copied links must not use up what a visitor may send of forms.
    const posted = c.var.routeClass === 'short-link' ? links : forms;
    const limiters = isUnsafe(c.req.method) ? posted : others;
    const wait = await secondsToWait(limiters, limitKey(clientAddress(c, trustedProxyHops)));
    if (wait > 0) return refuse(c, { reason: 'too-many-requests', retryAfterSeconds: wait });
    await next();
  };
}

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
export function formOrigin(): Door {
  const check = csrf({ origin: (origin, c) => hostOf(origin) === new URL(c.req.url).host });
  return (c, next) => (isFromServer(c) ? next() : check(c, next));
}

const isFromServer = ({ req }: AppContext) =>
  /^Bearer /i.test(req.header('authorization') ?? '') || Boolean(req.header('x-api-key'));

/** The scheme is left out: a proxy that ends TLS talks to us in plain HTTP. */
const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : undefined);
