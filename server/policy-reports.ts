import { bodyLimit } from 'hono/body-limit';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { limitKey, siteKey } from '#lib/limit-key.ts';
import type { AppContext, Middleware } from './app-env.ts';
import { clientAddress } from './client-address.ts';
import { readPolicyReports } from './read-policy-report.ts';
import { refuse } from './refuse.ts';
import type { ServerSettings } from './settings.ts';

/** Where browsers tell what the policy of a page has kept from it. */
export const policyReportsPath = '/policy-reports';

const mostBytes = 32 * 1024;
/** A page that breaks the policy breaks it in the same way many times. */
const mostLinesOfOne = 5;
const callsAMinute = 20;
/** Of a whole /48 of IPv6. */
const callsAMinuteOfSite = 320;

/** Answers `POST /policy-reports`: a line of the log for each breach, without a word about the visitor. */
export const answerPolicyReport = (
  settings: Pick<ServerSettings, 'trustedProxyHops'>,
): [Middleware, Middleware, (c: AppContext) => Promise<Response>] => [
  reportLimit(settings),
  sizeLimit,
  writeDown,
];

function reportLimit({ trustedProxyHops }: Pick<ServerSettings, 'trustedProxyHops'>): Middleware {
  const limiter = new RateLimiterMemory({ points: callsAMinute, duration: 60 });
  const ofSite = new RateLimiterMemory({ points: callsAMinuteOfSite, duration: 60, keyPrefix: '48' });
  return async (c, next) => {
    try {
      const address = clientAddress(c, trustedProxyHops);
      const site = siteKey(address);
      await limiter.consume(limitKey(address));
      if (site !== undefined) await ofSite.consume(site);
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      const retryAfterSeconds = Math.max(1, refused.msBeforeNext / 1_000);
      return refuse(c, { reason: 'too-many-requests', retryAfterSeconds });
    }
    return next();
  };
}

const sizeLimit: Middleware = bodyLimit({
  maxSize: mostBytes,
  onError: (c) => refuse(c as AppContext, { reason: 'too-large' }), // the context is this app's
});

async function writeDown(c: AppContext): Promise<Response> {
  const breaches = readPolicyReports(await c.req.text());
  if (!breaches) return refuse(c, { reason: 'invalid-request' });
  for (const breach of breaches.slice(0, mostLinesOfOne)) {
    c.var.log.warn({ breach }, 'A browser tells of a breach of the policy');
  }
  return c.body(null, 204);
}
