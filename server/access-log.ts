import type { Logger } from 'pino';
import { withoutKeys } from '#lib/key-paths.ts';
import type { AppContext, Middleware } from './app-env.ts';
import { routeClassOf } from './route-class.ts';
import { isBuilt } from './static-files.ts';

/**
 * Names each request and logs its end. Neither queries nor addresses nor headers are logged: they can tell who
 * somebody is and where they travel. Of a path whose last part is a key, that part is cut.
 */
export const accessLog =
  (log: Logger, clock: () => Date): Middleware =>
  async (c, next) => {
    const started = performance.now();
    c.set('now', clock());
    c.set('routeClass', routeClassOf(c.req.path));
    c.set('log', log.child({ requestId: c.get('requestId') }));
    await next();
    // Answers that were not made by Hono have not got it yet; a built file needs none.
    if (!isBuilt(c.req.path) || !c.res.ok) c.res.headers.set('X-Request-Id', c.get('requestId'));
    if (quiet.has(c.get('routeClass'))) return;
    c.get('log').info(entryOf(c, Math.round(performance.now() - started)), 'request');
  };

const quiet = new Set(['health', 'metrics']);

const entryOf = (c: AppContext, ms: number) => ({
  method: c.req.method,
  path: withoutKeys(c.req.path),
  route: c.get('routeClass'),
  status: c.res.status,
  site: c.get('site')?.id,
  ms,
});
