import { createHash, timingSafeEqual } from 'node:crypto';
import type { Call } from '#calls/call.ts';
import type { Answered, Asked, Handler } from './register-call.ts';

/** The token of those who may ask the calls about services; there are no accounts behind it. */
export type ServiceTokenDependencies = { serviceToken: string };

/** Answers only who shows the token: 401 without one or with another. */
export const withServiceToken =
  <C extends Call>({ serviceToken }: ServiceTokenDependencies, handle: Handler<C>): Handler<C> =>
  (asked: Asked<C>): Promise<Answered<C>> | Answered<C> =>
    isSame(asked.bearer ?? '', serviceToken) ? handle(asked) : { ok: false, reason: 'login-required' };

/** Takes as long for a wrong token as for the right one; digests have one length whatever is sent. */
const isSame = (sent: string, expected: string) => timingSafeEqual(digest(sent), digest(expected));

const digest = (token: string) => createHash('sha256').update(token).digest();
