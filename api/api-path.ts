import { basePaths } from '#calls/call.ts';

const bases = new Set(Object.values(basePaths));

/**
 * The path that requests are routed by. Below the bases of the API neither case nor extra slashes matter, so
 * `/B2C/Feedback/` is `/b2c/feedback`; any other path is left as it is.
 */
export function apiPath(path: string): string {
  const normal = `/${path.toLowerCase().split('/').filter(Boolean).join('/')}`;
  return isApiPath(normal) ? normal : path;
}

/** Whether a path lies under a base of the API, whatever its case. */
export function isApiPath(path: string): boolean {
  const [base = ''] = path.toLowerCase().split('/').filter(Boolean);
  return bases.has(`/${base}`);
}
