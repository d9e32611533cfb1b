import type { HttpBindings } from '@hono/node-server';
import type { RouterContextProvider } from 'react-router';
import type { Api } from '#api/api-env.ts';
import { answerNobody } from '#lib/answer-nobody.ts';
import { encodingFor } from '#lib/content-encoding.ts';
import type { CacheBudget } from '#lib/lru-cache.ts';
import { isSignedIn } from '#lib/principal.ts';
import { openTurns } from '#lib/turns.ts';
import { documentsContext, renderingContext, turnContext } from '#web/context/context.ts';
import type { AppContext } from './app-env.ts';
import { loadContext } from './load-context.ts';
import type { Documents } from './open-documents.ts';
import { openPageCache } from './page-cache.ts';
import { pageCacheKey } from './page-cache-key.ts';
import { trackPageDependencies } from './page-dependencies.ts';
import { refuse } from './refuse.ts';
import { refuseFile } from './refuse-file.ts';
import { isFilePath } from './route-class.ts';
import type { ServerSettings } from './settings.ts';

export type RenderPage = (request: Request, context: RouterContextProvider) => Promise<Response>;

/**
 * Beginning a page asks a dozen calls, rendering it takes longer still, and both keep the core that answers everybody:
 * pages wait for them in one row, in which the others are let past.
 */
const mostWaiting = 150;

const retryAfterSeconds = 5;

type PageDependencies = { settings: ServerSettings; serviceToken: string; documents?: Documents };

/** Hands a request to the pages, with what they know of it. */
export function answerPage(
  pages: RenderPage,
  { settings, serviceToken, documents }: PageDependencies,
  api: Api,
  drawn: CacheBudget,
) {
  const turns = openTurns(mostWaiting);
  const servePage = openPageCache(drawn);
  const busy = (c: AppContext) => refuse(c, { reason: 'unavailable', retryAfterSeconds });
  const inTurn = (c: AppContext, draw: () => Promise<Response>) => async () => {
    const turn = turns();
    if (!turn) return new Response(null, { status: 503 });
    await turn;
    return hasLeft(c) ? answerNobody() : draw();
  };
  return async (c: AppContext): Promise<Response> => {
    const dependencies = trackPageDependencies();
    const context = loadContext(c, settings, api, dependencies, serviceToken);
    const { now, log } = c.var;
    const own = { nonce: c.get('secureHeadersNonce') ?? '', servedAt: now.getTime() };
    if (documents) context.set(documentsContext, documents.for(c.var.address));
    context.set(turnContext, turns);
    context.set(renderingContext, (draw) => {
      const key = settings.production ? pageCacheKey(c, context, settings) : undefined;
      if (!key) return inTurn(c, draw)();
      // A site map may be too large to be compressed in one go, and its tag is that of its text.
      const takesGzip =
        !isFilePath(c.req.path) && encodingFor(c.req.header('accept-encoding'), ['gzip']) !== undefined;
      return servePage(
        { key, own, takesGzip, dependencies, moments: () => api.moments(log) },
        inTurn(c, draw),
      );
    });
    const page = await pages(c.req.raw, context);
    // More visitors wait for a page to be rendered than there is patience for.
    if (page.status === 503 && !page.body && c.req.method !== 'HEAD') return busy(c);
    // What the page needs does not answer now: those who ask by machine come back when it may.
    if (page.status === 503 && !page.headers.has('retry-after'))
      page.headers.set('retry-after', String(retryAfterSeconds));
    const refused = refuseFile(c, page);
    if (refused) return refused;
    // A page carries its own nonce, so nobody but its visitor may keep it; of a person not even their browser, where
    // somebody else may go back to it after they have signed out.
    if (isSignedIn(c.var.caller)) page.headers.set('cache-control', 'no-store');
    if (!page.headers.has('cache-control')) page.headers.set('cache-control', 'private, no-cache');
    return page;
  };
}

/** Whether the connection of a request is gone; asked of the socket, because a signal that is read is kept. */
const hasLeft = ({ env }: AppContext) =>
  (env as Partial<HttpBindings> | undefined)?.incoming?.socket.destroyed === true;
