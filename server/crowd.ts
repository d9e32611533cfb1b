import type { AppContext, Middleware } from './app-env.ts';
import { refuse } from './refuse.ts';

/**
 * So many answers a worker gives in about a second. Whoever joined a longer row would have left by the time that his
 * turn came, and the work for those who have left is taken from those who wait.
 */
const mostUnderWay = 200;

const retryAfterSeconds = 2;

/**
 * Refuses what a worker cannot answer in time, at once and before any work, so that it goes on answering as much as it
 * can. What is sent is taken whatever the crowd, for somebody has typed it; files cost nothing.
 */
export function crowd(most = mostUnderWay): Middleware {
  let underWay = 0;
  return async (c, next) => {
    if (!isWork(c)) return next();
    if (underWay >= most) return refuse(c, { reason: 'unavailable', retryAfterSeconds });
    underWay++;
    try {
      await next();
    } finally {
      underWay--;
    }
  };
}

const isWork = (c: AppContext) =>
  ['GET', 'HEAD'].includes(c.req.method) && ['page', 'call'].includes(c.var.routeClass);
