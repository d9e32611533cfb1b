import type { Middleware } from './app-env.ts';
import { refuse } from './refuse.ts';

/** More than twice what the longest address of ours has. */
const mostSegments = 16;
/** Characters of a segment as it was written: six for each letter of a Cyrillic slug. */
const longestSegment = 620;
const longestPath = 2_000;

/** At which the router's side in the browser asks for routes that it has not yet heard of, many at once. */
const routesPath = '/routes.json';
const mostRoutesAsked = 300;

/**
 * Answers paths that no page can have with 404, before anybody looks for their page: the router compares each prefix
 * of a path with each route, so that one address of some thousand segments would keep everybody waiting for seconds.
 */
export const boundedPaths = (): Middleware => async (c, next) => {
  const { pathname, searchParams } = new URL(c.req.url);
  const isPossible = pathname === routesPath ? areBounded(searchParams) : isBounded(pathname);
  if (!isPossible) return refuse(c, { reason: 'not-found' });
  await next();
};

function areBounded(query: URLSearchParams): boolean {
  const paths = (query.get('paths') ?? '').split(',');
  return paths.length <= mostRoutesAsked && paths.every(isBounded);
}

/** No name has a control character in it, and PostgreSQL takes no text with a NUL. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const control = /[\u0000-\u001f\u007f]/;

function isBounded(path: string): boolean {
  if (path.length > longestPath) return false;
  const segments = path.split('/').filter(Boolean);
  if (segments.length > mostSegments || segments.some(({ length }) => length > longestSegment)) return false;
  try {
    return !control.test(decodeURIComponent(path));
  } catch {
    return false; // a % that stands for nothing
  }
}
