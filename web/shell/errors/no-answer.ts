import type { Route } from '../../+types/root.ts';
import { ConnectionLost } from './connection-lost.ts';

/**
 * Nothing answered. What an open page asks for by itself, under `/lookup/`, is null then: the page stays, and says so where the
 * answer would stand. A page that was gone to says that it was the connection, and not that something broke.
 */
export const noAnswer: Route.ClientMiddlewareFunction = async ({ url }, next) => {
  const results = await next();
  const isLookup = /\/lookup\//.test(url.pathname);
  return Object.fromEntries(
    Object.entries(results).map(([route, answer]) => {
      if (answer.type !== 'error' || answer.result instanceof Response) return [route, answer];
      if (isLookup) return [route, { type: 'data', result: null }];
      // What `fetch` throws where nothing answers; what breaks on the server comes with another name.
      const isLost = answer.result instanceof TypeError;
      return [route, isLost ? { ...answer, result: new ConnectionLost(answer.result) } : answer];
    }),
  );
};
