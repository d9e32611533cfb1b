import type { Route } from '../../+types/root.ts';

/**
 * What an open page asks for by itself, under `/lookup/`, is null where no answer came: the page stays, and says so where
 * the answer would stand. The router would put the page of an error in its place.
 */
export const stayOnPage: Route.ClientMiddlewareFunction = async ({ url }, next) => {
  const results = await next();
  if (!/\/lookup\//.test(url.pathname)) return results;
  return Object.fromEntries(
    Object.entries(results).map(([route, answer]) => [
      route,
      answer.type === 'error' && !(answer.result instanceof Response)
        ? { type: 'data', result: null }
        : answer,
    ]),
  );
};
