import { createHash, timingSafeEqual } from 'node:crypto';
import type { Principal } from '#lib/principal.ts';

/** What those show who have no account: the operator's own programs, and anyone who runs the server. */
export type CallerTokens = { serviceToken: string; operatorToken: string };

/** Says who a request is of. */
export type AuthenticateCaller = {
  byHeaders: (headers: Headers) => Principal;
  /** By a token that came in another way than a header. */
  byToken: (token: string) => Principal;
};

/** Knows callers by what they show. A token that is nobody's makes a visitor, who is on no page of ours. */
export function callersBy({ serviceToken, operatorToken }: CallerTokens): AuthenticateCaller {
  const isService = equals(serviceToken);
  const isOperator = equals(operatorToken);
  const byToken = (token: string): Principal => {
    if (isService(token)) return { kind: 'service' };
    if (isOperator(token)) return { kind: 'operator' };
    return { kind: 'visitor', onOurPage: false };
  };
  return {
    byToken,
    byHeaders: (headers) => {
      const shown = shownIn(headers);
      if (shown !== undefined) return byToken(shown);
      return { kind: 'visitor', onOurPage: headers.get('sec-fetch-site') === 'same-origin' };
    },
  };
}

/** `Authorization: Bearer …`, or `X-Api-Key: …`, as programs send it. */
const shownIn = (headers: Headers): string | undefined =>
  /^Bearer +(\S+)$/i.exec(headers.get('authorization') ?? '')?.[1] ?? (headers.get('x-api-key') || undefined);

/** Takes as long for a wrong token: digests have one length whatever is sent. */
function equals(expected: string): (token: string) => boolean {
  const wanted = digest(expected);
  return (token) => timingSafeEqual(digest(token), wanted);
}

const digest = (token: string) => createHash('sha256').update(token).digest();
