import type { AuthenticateCaller } from '#api/authenticate-caller.ts';
import { type AllowedCallers, admit } from '#lib/principal.ts';
import type { AppContext, Middleware } from './app-env.ts';
import { refuse } from './refuse.ts';

/** Finds out who a request is of, once; whatever is for some callers and not for others asks `c.var.caller`. */
export const authenticateCaller =
  ({ byHeaders }: AuthenticateCaller): Middleware =>
  (c, next) => {
    c.set('caller', byHeaders(c.req.raw.headers));
    return next();
  };

type Answer = (c: AppContext) => Promise<Response>;

const whoRunsTheServer: AllowedCallers = ['operator'];

/**
 * Lets only those see an answer who run the server: the token comes as a header, or in the address for a browser. For
 * everybody else there is no such page. Where a request comes from proves nothing: behind a proxy everybody comes from
 * the own network.
 */
export const forOperator =
  ({ byToken }: AuthenticateCaller, answer: Answer): Answer =>
  async (c) => {
    const inAddress = c.req.query('token');
    const caller = inAddress === undefined ? c.var.caller : byToken(inAddress);
    return admit(caller, whoRunsTheServer).ok ? answer(c) : refuse(c, { reason: 'not-found' });
  };
