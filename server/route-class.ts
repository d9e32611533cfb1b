import { isApiPath } from '#api/api-path.ts';

const classes: Record<string, string> = {
  '/healthz': 'health',
  '/readyz': 'health',
  '/metrics': 'metrics',
  '/openapi.json': 'docs',
  '/docs': 'docs',
  '/img': 'image',
  '/dev/outbox': 'outbox',
};

/** The kind of a path, for metrics and logs: few values, whatever is asked for. */
export function routeClassOf(path: string): string {
  const known = classes[path];
  if (known) return known;
  if (isApiPath(path)) return 'call';
  return isFilePath(path) ? 'asset' : 'page';
}

/** Files of the browser side have an extension; pages and the router's own `.data` requests are not files. */
export const isFilePath = (path: string): boolean =>
  path.startsWith('/assets/') || (/\.[a-z0-9]{1,11}$/i.test(path) && !path.endsWith('.data'));
