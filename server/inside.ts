import { Hono } from 'hono';
import type { Api, ApiEnv, ApiVariables } from '#api/api-env.ts';
import { apiPath } from '#api/api-path.ts';
import type { CallInside } from './load-context.ts';

/**
 * The API without the middleware in front of it: a page's own calls were let in with the page. They are of the page's visitor,
 * answered for the same site and moment, and logged under the same request.
 */
export function insideOf(api: Api): CallInside {
  const inside = new Hono<ApiEnv & { Bindings: ApiVariables }>({
    getPath: (request) => apiPath(new URL(request.url).pathname),
  });
  inside.use(async (c, next) => {
    const { site, now, requestId, log, address, caller } = c.env;
    c.set('site', site);
    c.set('now', now);
    c.set('requestId', requestId);
    c.set('log', log);
    c.set('address', address);
    c.set('caller', caller);
    await next();
  });
  inside.route('/', api.routes);
  return (request, { var: { site, now, requestId, log, address, caller } }) =>
    inside.fetch(request, { site, now, requestId, log, address, caller });
}
