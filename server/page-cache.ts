import { buffer } from 'node:stream/consumers';
import type { Moments } from '#api/api-env.ts';
import { isSame } from '#api/cache-outcomes.ts';
import type { CacheBudget } from '#lib/lru-cache.ts';
import { minuteOf } from '#lib/minute-of.ts';
import { createSingleFlight } from '#lib/single-flight.ts';
import { createYieldQueue } from '#lib/yield-queue.ts';
import { type GzippedPieces, gzipPieces, joinGzipped } from './gzip-page.ts';
import type { PageDependencies } from './page-dependencies.ts';
import { cutPage, joinPage, type Own, type PagePieces, sizeOfPage } from './page-pieces.ts';

/** What cached pages may weigh together: some three hundred. */
export const maxBytesOfPages = 64 * 1024 * 1024;

const bytesOfMark = 200;

export type PageRequest = {
  /** Everything of the request that the page may show. */
  key: string;
  own: Own;
  takesGzip: boolean;
  dependencies: PageDependencies;
  /** The present state of what the answers of calls depend on. */
  moments: () => Promise<Moments>;
};

type Render = () => Promise<Response>;
type CachedPage = { headers: Headers; pieces: PagePieces; gzipped?: GzippedPieces };

/**
 * Renders a page once for all requests with one cache key in one minute, while what it depends on stays the same.
 * Requests that come during the rendering wait for it.
 */
export function openPageCache(
  budget: CacheBudget,
): (request: PageRequest, render: Render) => Promise<Response> {
  /** Serving takes a millisecond. */
  const turn = createYieldQueue();
  const pages = budget.createCache<CachedPage | 'not cacheable'>();
  const renderings = createSingleFlight<void>();
  let cachedFor: State = { minute: 0, moments: [] };

  const dropOutdated = async (request: PageRequest) => {
    const state = await stateFor(request);
    if (isStill(cachedFor, state)) return;
    pages.clear();
    cachedFor = state;
  };
  const store = async (request: PageRequest, headers: Headers, body: ReadableStream) => {
    const text = (await buffer(body)).toString();
    // What it depends on may have changed while it was rendered.
    if (!isStill(cachedFor, await stateFor(request))) return;
    if (request.dependencies.areWithin(cachedFor.moments) && !headers.has('set-cookie')) {
      const pieces = cutPage(text, request.own);
      pages.set(request.key, { headers, pieces }, sizeOfPage(pieces));
    } else pages.set(request.key, 'not cacheable', bytesOfMark);
  };
  const begin = async (request: PageRequest, render: Render) => {
    request.dependencies.reset();
    const answer = await render();
    if (answer.status !== 200 || !answer.body || !isText(answer)) return { answer };
    const headers = new Headers(answer.headers);
    const [toVisitor, toCache] = answer.body.tee();
    // A visitor who leaves ends the rendering: the next one begins anew.
    const stored = store(request, headers, toCache).catch(() => undefined);
    return { answer: new Response(toVisitor, answer), stored };
  };
  /** The first visitor reads the page as it is rendered; the others wait until it is cached. */
  const renderFirst = async (request: PageRequest, render: Render) => {
    const begun = begin(request, render);
    void renderings.run(request.key, () => begun.then(({ stored }) => stored).catch(() => undefined));
    return (await begun).answer;
  };

  return async (request, render) => {
    await dropOutdated(request);
    const rendering = renderings.pending(request.key);
    if (rendering) await rendering;
    const cached = pages.get(request.key);
    if (cached && cached !== 'not cacheable') {
      await turn();
      return serveCached(cached, request);
    }
    return cached || renderings.pending(request.key) ? render() : renderFirst(request, render);
  };
}

/** Files of pages have a cache where they are rendered. */
const isText = ({ headers }: Response) =>
  !/^(image\/|application\/pdf)/.test(headers.get('content-type') ?? '');

/** A page is compressed when it is served from the cache for the first time: many are asked for only once. */
function serveCached(page: CachedPage, { own, takesGzip }: PageRequest): Response {
  const headers = new Headers(page.headers);
  if (!takesGzip) return new Response(joinPage(page.pieces, own), { headers });
  page.gzipped ??= gzipPieces(page.pieces);
  headers.set('content-encoding', 'gzip');
  headers.append('vary', 'Accept-Encoding');
  return new Response(joinGzipped(page.gzipped, own), { headers });
}

type State = { minute: number; moments: Moments };

const stateFor = async ({ own, moments }: PageRequest): Promise<State> => ({
  minute: minuteOf(new Date(own.servedAt)).getTime(),
  moments: await moments(),
});

const isStill = (state: State, other: State) =>
  state.minute === other.minute && isSame(state.moments, other.moments);
