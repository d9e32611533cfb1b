import { isApiPath } from '#api/api-path.ts';
import { problemResponse, type Refusal, refusals } from '#api/problem.ts';
import type { AppContext } from './app-env.ts';
import { failurePage } from './failure-page.ts';

/** Answers a request that got no answer: calls with a problem, pages with a page. */
export function refuse(c: AppContext, refusal: Refusal, isShown = wantsPage(c)): Response {
  if (!isShown) return problemResponse(refusal, c.var.requestId);
  const { status } = refusals[refusal.reason];
  const headers = new Headers({ 'Cache-Control': 'no-store' });
  if (refusal.retryAfterSeconds) headers.set('Retry-After', String(Math.ceil(refusal.retryAfterSeconds)));
  if (status === 413) headers.set('Connection', 'close');
  headers.set('Content-Type', 'text/html; charset=UTF-8');
  const html = failurePage(refusal.reason, {
    site: c.var.site,
    path: c.req.path,
    requestId: c.var.requestId,
    nonce: c.get('secureHeadersNonce') ?? '',
  });
  return new Response(html, { status, headers });
}

/** Files, images and the router's data requests are not looked at by people either. */
const wantsPage = (c: AppContext) =>
  !isApiPath(c.req.path) && c.var.routeClass === 'page' && !c.req.path.endsWith('.data');
