import { createHash, randomUUID } from 'node:crypto';
import { problemResponse, type Refusal, refusals } from '#api/problem.ts';
import { openTurns } from '#lib/turns.ts';
import { findSite } from '#sites/find-site.ts';
import { localeOf } from '#sites/locale.ts';
import type { Site } from '#sites/site.ts';
import type { AppContext, Middleware } from './app-env.ts';
import { failurePage } from './failure-page.ts';
import { routeClassOf } from './route-class.ts';

/**
 * So many answers a worker gives in about a second. Anyone who joined a longer row would have left by the time that his
 * turn came, and the work for those who have left is taken from those who wait.
 */
const mostUnderWay = 200;

/** So few disturb nobody: they begin as they come. The others begin one by one; in between we see who else has come. */
const mostAtOnce = 8;

const busy: Refusal = { reason: 'unavailable', retryAfterSeconds: 2 };

type Crowd = {
  sites: readonly Site[];
  /** Told of each that is refused, and of what it was. */
  onRefused?: (routeClass: string) => void;
  most?: number;
};

/**
 * Refuses what a worker cannot answer in time, at once and before any work, so that it goes on answering as much as it
 * can: it stands before everything else, for naming, logging and dressing a refusal costs a tenth of an answer. What is
 * sent is taken whatever the crowd, for somebody has typed it; files cost nothing.
 */
export function crowd({ sites, onRefused, most = mostUnderWay }: Crowd): Middleware {
  const turns = openTurns(most);
  const page = busyPages(sites);
  let underWay = 0;
  return async (c, next) => {
    const routeClass = routeClassOf(c.req.path);
    if (!isWork(c, routeClass)) return next();
    if (underWay >= most) {
      onRefused?.(routeClass);
      return routeClass === 'page' && !c.req.path.endsWith('.data')
        ? page(c)
        : problemResponse(busy, randomUUID());
    }
    underWay++;
    try {
      if (underWay > mostAtOnce) await turns();
      await next();
    } finally {
      underWay--;
    }
  };
}

const isWork = (c: AppContext, routeClass: string) =>
  ['GET', 'HEAD'].includes(c.req.method) && ['page', 'call', 'document'].includes(routeClass);

/** Answers with the page of a site and language that says so: it is put together once for each. */
function busyPages(sites: readonly Site[]): (c: AppContext) => Response {
  const known = new Map<string, { html: string; headers: Headers }>();
  return (c) => {
    const site = findSite(new URL(c.req.url).host, sites)?.site;
    const key = `${site?.id} ${site && localeOf(site, c.req.path).locale}`;
    const page = known.get(key) ?? busyPage(site, c.req.path);
    known.set(key, page);
    return new Response(page.html, { status: refusals[busy.reason].status, headers: page.headers });
  };
}

function busyPage(site: Site | undefined, path: string) {
  const html = failurePage(busy.reason, { site, path, requestId: '', nonce: '' });
  const style = /<style[^>]*>([^<]*)<\/style>/.exec(html)?.[1] ?? '';
  const hash = createHash('sha256').update(style).digest('base64');
  const headers = new Headers({
    'Cache-Control': 'no-store',
    'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${hash}'; frame-ancestors 'none'`,
    'Content-Type': 'text/html; charset=UTF-8',
    'Retry-After': String(busy.retryAfterSeconds),
    'X-Content-Type-Options': 'nosniff',
  });
  return { html, headers };
}
