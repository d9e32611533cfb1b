import { isKeyPath } from '#lib/key-paths.ts';
import type { Route } from '../../+types/root.ts';

/** The script element of the tag manager. */
export const tagManagerId = 'tag-manager';

/**
 * Loads a page whose address is a key as a document of its own where a tag manager runs: it would read the address. The
 * server sends that document without one.
 */
export const keyPagesAlone: Route.ClientMiddlewareFunction = async ({ request, url }, next) => {
  const mayBeRead = document.getElementById(tagManagerId) !== null;
  if (!mayBeRead || request.method !== 'GET' || !isKeyPath(url.pathname)) return next();
  location.assign(url);
  return new Promise<never>(() => {}); // the document is leaving
};
