import { serveStatic } from '@hono/node-server/serve-static';
import type { AppEnv, Middleware } from './app-env.ts';
import { isFilePath } from './route-class.ts';

const year = 31_536_000;

/**
 * Serves the built browser side. What is below `/assets` has a hash of its content in its name and never changes; when
 * it is not there, that is a plain 404. Any other missing file may still be a page's: `/sitemap.xml`.
 */
export function staticFiles(clientFolder: string): Middleware {
  const serve = serveStatic<AppEnv>({ root: clientFolder, index: '', precompressed: true });
  return async (c, next) => {
    const { path, method } = c.req;
    if (!isFilePath(path) || !/^(GET|HEAD)$/.test(method)) return next();
    if (isHidden(path)) return c.text('Not found', 404);
    const built = isBuilt(path);
    // A folder is no file, and its list is nobody's business.
    if (path.endsWith('/')) return c.text('Not found', 404);
    const found = await serve(c, nothing);
    if (!found) return built ? c.text('Not found', 404) : next();
    found.headers.set('Cache-Control', built ? `public, max-age=${year}, immutable` : 'public, max-age=3600');
    // Nobody asks again for what never changes.
    if (built) found.headers.delete('Last-Modified');
    return found;
  };
}

/** Whether that is the address of a file that the build has made, and named after its content. */
export const isBuilt = (path: string) => path.startsWith('/assets/');

async function nothing() {}

/** Nothing whose name starts with a dot was meant to be seen. */
const isHidden = (path: string) => /(^|\/)\./.test(path);
