import { serviceGuard } from '#api/service-token.ts';
import type { AppContext } from './app-env.ts';
import { refuse } from './refuse.ts';
import type { ServerSettings } from './settings.ts';

type Answer = (c: AppContext) => Promise<Response>;

/**
 * Lets only those see an answer who show the operator's token, as a bearer or in the address; for everybody else there
 * is no such page. Where a request comes from proves nothing: behind a proxy everybody comes from the own network.
 */
export function forOperator({ operatorToken }: ServerSettings, answer: Answer): Answer {
  const isOperator = serviceGuard({ serviceToken: operatorToken });
  return async (c) => {
    const shown = /^Bearer +(\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1] ?? c.req.query('token');
    return isOperator(shown) ? answer(c) : refuse(c, { reason: 'not-found' });
  };
}
