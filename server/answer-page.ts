import type { HttpBindings } from '@hono/node-server';
import type { RouterContextProvider } from 'react-router';
import type { Api } from '#api/api-env.ts';
import { answerNobody } from '#lib/answer-nobody.ts';
import { encodingFor } from '#lib/content-encoding.ts';
import type { CacheBudget } from '#lib/lru-cache.ts';
import { isSignedIn } from '#lib/principal.ts';
import { createYieldQueue } from '#lib/yield-queue.ts';
import { documentsContext, renderingContext, turnContext } from '#web/context/context.ts';
import type { AppContext } from './app-env.ts';
import { loadContext } from './load-context.ts';
import type { Documents } from './open-documents.ts';
import { openPageCache } from './page-cache.ts';
import { pageCacheKey } from './page-cache-key.ts';
import { trackPageDependencies } from './page-dependencies.ts';
import { refuseFile } from './refuse-file.ts';
import { isFilePath } from './route-class.ts';
import type { ServerSettings } from './settings.ts';

export type RenderPage = (request: Request, context: RouterContextProvider) => Promise<Response>;

const retryAfterSeconds = 5;

type PageServices = { settings: ServerSettings; serviceToken: string; documents?: Documents };

/** Hands a request to the pages, with what they know of it. */
export function answerPage(
  pages: RenderPage,
  { settings, serviceToken, documents }: PageServices,
  api: Api,
  drawn: CacheBudget,
) {
  /** Loading a page makes a dozen calls, rendering it takes longer still: both yield to other requests. */
  const turn = createYieldQueue();
  const servePage = openPageCache(drawn);
  const inTurn = (c: AppContext, draw: () => Promise<Response>) => async () => {
    await turn();
    return hasLeft(c) ? answerNobody() : draw();
  };
  return async (c: AppContext): Promise<Response> => {
    const dependencies = trackPageDependencies();
    const context = loadContext(c, settings, api, dependencies, serviceToken);
    const { now, log } = c.var;
    const own = { nonce: c.get('secureHeadersNonce') ?? '', servedAt: now.getTime() };
    if (documents) context.set(documentsContext, documents.for(c.var.address));
    context.set(turnContext, turn);
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
