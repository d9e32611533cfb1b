import { posix, relative, sep } from 'node:path';
import type { Plugin } from 'vite';
import { areasReached, frame, resolveImport } from './reach.ts';

const lazyPart = /\b(lazyPart(?:<[^>(]*>)?)\(\s*\(\) =>\s*import\('([^']+)'\),?\s*\)/g;

/**
 * Tells each page and each part that is fetched later which areas of messages it speaks of, so that nobody has to write
 * that down: a route's module gets a `handle`, a `lazyPart` its second argument.
 */
export function viteTextAreas(routeFiles: readonly string[]): Plugin {
  const pages = new Set([frame, ...routeFiles]);
  let root = '';
  return {
    name: 'solstice:text-areas',
    enforce: 'pre',
    configResolved: (config) => {
      root = config.root;
    },
    transform: {
      filter: { id: /\/web\/[^?]+\.tsx?(\?|$)/ },
      handler(code, id) {
        const file = relative(root, id.replace(/\?.*$/, '')).replaceAll(sep, posix.sep);
        const withParts = code.replace(lazyPart, (call, name: string, specifier: string) => {
          const part = resolveImport(file, specifier);
          return part ? `${name}(() => import('${specifier}'), ${JSON.stringify(areasReached(part))})` : call;
        });
        const isPage = pages.has(file) && /\bdefault\b/.test(code) && !/\bexport const handle\b/.test(code);
        const handle = isPage
          ? `\nexport const handle = { texts: ${JSON.stringify(areasReached(file))} };\n`
          : '';
        return withParts + handle === code ? null : { code: withParts + handle, map: null };
      },
    },
  };
}
