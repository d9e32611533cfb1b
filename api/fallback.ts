import type { Hono } from 'hono';
import { basePaths } from '#calls/call.ts';
import type { ApiEnv } from './api-env.ts';
import { problemResponse } from './problem.ts';

/**
 * Answers what no call of `routes` does: OPTIONS with the methods of the path, another method with 405, another path
 * with 404. Comes last, and is always a problem in JSON, never a page.
 */
export function closeApi(routes: Hono<ApiEnv>): void {
  const methods = methodsByPath(routes);
  for (const base of Object.values(basePaths)) {
    for (const path of [base, `${base}/*`]) {
      routes.all(path, (c) => {
        const allow = methods.get(c.req.path);
        if (!allow) return problemResponse({ reason: 'not-found' }, c.var.requestId);
        if (c.req.method === 'OPTIONS') return c.body(null, 204, { Allow: allow });
        return problemResponse({ reason: 'method-not-allowed' }, c.var.requestId, { Allow: allow });
      });
    }
  }
}

function methodsByPath(routes: Hono<ApiEnv>): Map<string, string> {
  const methods = new Map<string, string>();
  for (const { path, method } of routes.routes) {
    const own = method === 'GET' ? 'GET, HEAD' : method;
    const known = methods.get(path);
    methods.set(path, known ? `${known}, ${own}` : `${own}, OPTIONS`);
  }
  return methods;
}
