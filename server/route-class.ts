import { apiPath, isApiPath } from '#api/api-path.ts';

const classes: Record<string, string> = {
  '/healthz': 'health',
  '/readyz': 'health',
  '/metrics': 'metrics',
  '/openapi.json': 'docs',
  '/docs': 'docs',
  '/img': 'image',
  '/dev/outbox': 'outbox',
  '/policy-reports': 'report',
  '/api/shorts/shorten': 'short-link',
};

/** What pages hand out as files, in any language. */
const documentPath = /^(\/[a-z]{2})?\/(print\/[^?]*\.pdf|shared\/[^?]*\.jpg)$/;

/** The kind of a path, for metrics and logs: few values, whatever is asked for. */
export function routeClassOf(path: string): string {
  const known = classes[apiPath(path)];
  if (known) return known;
  if (path.startsWith('/s/')) return 'short-link';
  if (isApiPath(path)) return 'call';
  if (documentPath.test(path)) return 'document';
  return isFilePath(path) ? 'asset' : 'page';
}

/** Files of the browser side have an extension; pages and the router's own `.data` requests are not files. */
export const isFilePath = (path: string): boolean =>
  path.startsWith('/assets/') || (/\.[a-z0-9]{1,11}$/i.test(path) && !path.endsWith('.data'));
