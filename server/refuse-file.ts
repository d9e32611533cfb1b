import { type RefusalReason, refusals } from '#api/problem.ts';
import type { AppContext } from './app-env.ts';
import { refuse } from './refuse.ts';

const reasons = new Map(
  Object.entries(refusals).map(([reason, { status }]) => [status as number, reason as RefusalReason]),
);

/**
 * Routes without a component (files, forms that only redirect) refuse with a bare status, and the router answers with
 * one word as JSON. A person who opened such an address gets a page in their language, a program gets a problem. The
 * router's own answers to a method that a page does not have are replaced, too: it renders them as a crash.
 */
export function refuseFile(c: AppContext, answer: Response): Response | undefined {
  const { status, headers } = answer;
  if (status < 400 || c.req.path.endsWith('.data')) return undefined;
  const isPage = headers.get('content-type')?.startsWith('text/html') ?? false;
  if (isPage && status !== 405) return undefined;
  const reason = reasons.get(status) ?? (status < 500 ? 'invalid-request' : 'failed');
  const refused = refuse(c, { reason }, c.req.header('accept')?.includes('text/html') ?? false);
  for (const [name, value] of headers) if (keptHeaders.has(name)) refused.headers.append(name, value);
  if (status === 405 && !headers.has('allow')) refused.headers.set('allow', 'GET, HEAD');
  return refused;
}

/** What a refusal says besides its body. */
const keptHeaders = new Set(['allow', 'retry-after', 'set-cookie', 'vary']);
