import { serveStatic } from '@hono/node-server/serve-static';
import type { AppContext, Door } from './app-env.ts';
import { isFilePath } from './route-class.ts';

const year = 31_536_000;

/**
 * Serves the built browser side. What is below `/assets` has a hash of its content in its name and never changes.
 * A file that is not there is a plain 404, not a page.
 */
export function staticFiles(clientFolder: string): Door {
  const serve = serveStatic<{ Variables: AppContext['var'] }>({
    root: clientFolder,
    index: '',
    precompressed: true,
    onFound: (path, c) => {
      const immutable = path.includes('/assets/');
      c.header('Cache-Control', immutable ? `public, max-age=${year}, immutable` : 'public, max-age=3600');
    },
  });
  return async (c, next) => {
    if (!isFilePath(c.req.path) || !/^(GET|HEAD)$/.test(c.req.method)) return next();
    const found = isHidden(c.req.path) ? undefined : await serve(c as never, async () => {});
    return found ?? c.text('Not found', 404);
  };
}

/** Nothing whose name starts with a dot was meant to be seen. */
const isHidden = (path: string) => /(^|\/)\./.test(path);
