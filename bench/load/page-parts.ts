import { gzipSync } from 'node:zlib';

export type PageParts = { html: string; data: string };

/** Where the router writes what loaders have answered. */
const dataScript =
  /<script[^>]*>window\.__reactRouterContext\.streamController\.(?:enqueue|close)\(.*?<\/script>/gs;

/** A page without what its loaders have answered, and that alone. */
export function partsOf(page: string): PageParts {
  const data = page.match(dataScript) ?? [];
  return { html: page.replace(dataScript, ''), data: data.join('') };
}

export const gzipBytes = (text: string): number => gzipSync(text).length;
