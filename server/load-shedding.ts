import { createHash, randomUUID } from 'node:crypto';
import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';
import { nextTick } from 'node:process';
import { problemResponse, type Refusal, refusals } from '#api/problem.ts';
import { createYieldQueue } from '#lib/yield-queue.ts';
import { findSite } from '#sites/find-site.ts';
import { localeOf } from '#sites/locale.ts';
import type { Site } from '#sites/site.ts';
import type { AppContext, Middleware } from './app-env.ts';
import { failurePage } from './failure-page.ts';
import { routeClassOf } from './route-class.ts';

/**
 * A worker answers about as many in a second. Later requests would have left before their turn, and the work for them
 * would be taken from those who wait.
 */
const defaultMaxInProgress = 200;

/** So few start at once; the others yield to the event loop first, so that the worker sees who else has arrived. */
const maxAtOnce = 8;

const busy: Refusal = { reason: 'unavailable', retryAfterSeconds: 2 };

type LoadShedding = {
  sites: readonly Site[];
  /** Receives the route class of each request that is refused. */
  onRefused?: (routeClass: string) => void;
  maxInProgress?: number;
};

/**
 * Refuses with 503 and `Retry-After` what a worker cannot answer in time. It stands before everything else, for naming,
 * logging and dressing a refusal costs a tenth of an answer. Forms of pages have a bound of their own, so that no number
 * of readers refuses what somebody has typed; files and calls that send are always admitted.
 */
export function shedLoad({
  sites,
  onRefused,
  maxInProgress = defaultMaxInProgress,
}: LoadShedding): Middleware {
  const turn = createYieldQueue();
  const page = busyPages(sites);
  const inProgress = { read: 0, form: 0 };
  return async (c, next) => {
    const routeClass = routeClassOf(c.req.path);
    const kind = kindOfWork(c, routeClass);
    if (!kind) return next();
    if (inProgress[kind] >= maxInProgress) {
      onRefused?.(routeClass);
      return routeClass === 'page' && !c.req.path.endsWith('.data')
        ? page(c)
        : problemResponse(busy, randomUUID());
    }
    inProgress[kind]++;
    try {
      if (kind === 'read' && inProgress.read > maxAtOnce) await turn();
      await next();
    } finally {
      inProgress[kind]--;
    }
  };
}

function kindOfWork(c: AppContext, routeClass: string): 'read' | 'form' | undefined {
  if (!['GET', 'HEAD'].includes(c.req.method)) return routeClass === 'page' ? 'form' : undefined;
  return ['page', 'call', 'document'].includes(routeClass) ? 'read' : undefined;
}

/**
 * Pipelined requests of one connection. Browsers and proxies send the next one after they have read the last answer; a
 * client that sends hundreds at once wants the work for all of them, and reads none.
 */
const maxPipelined = 8;

/**
 * Answers the pipelined requests of a connection one after the other: the next one starts when the last byte of the
 * answer before it has been sent, so that a client that reads nothing costs the work of one answer.
 */
export function limitPipelining(answer: RequestListener): RequestListener {
  const queues = new WeakMap<Socket, (() => void)[]>();
  return (incoming, outgoing) => {
    const { socket } = incoming;
    // What else arrived in the same read as what the connection was cut for.
    if (socket.destroyed) return;
    const queue = queues.get(socket) ?? [];
    queues.set(socket, queue);
    if (queue.length === maxPipelined) return void socket.destroy();
    const start = () => {
      if (!socket.destroyed) queue[0]?.();
    };
    outgoing.once('close', () => {
      queue.shift();
      start();
    });
    queue.push(() => answer(incoming, outgoing));
    // After everything that came with it is parsed: a client that has sent too much is gone by then, and costs nothing.
    if (queue.length === 1) nextTick(start);
  };
}

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
