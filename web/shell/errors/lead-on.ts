import { data, redirect } from 'react-router';
import { moved } from '#calls/moved.ts';
import { oneSlash } from '#lib/own-path.ts';
import { clientContext } from '#web/context/context.ts';
import type { Route } from '../../+types/root.ts';

/**
 * Where no page answers, one may have been: its readers are led to where it is now, or told that it is withdrawn. A page
 * that is there is never asked about.
 */
export const leadOn: Route.MiddlewareFunction = async ({ request, context, url }, next) => {
  const answer = await next();
  if (answer.status !== 404 || (request.method !== 'GET' && request.method !== 'HEAD')) return answer;
  const address = oneSlash(url.pathname) + url.search;
  const found = await context.get(clientContext).call(moved, { address });
  if (!found.ok) return answer;
  const { status, to } = found.value;
  if (status === 410) throw data('gone', { status });
  return redirect(to, status);
};
