import { acceptInvitation, invitation, invitationFaults } from '#calls/invitation.ts';
import { passwordFaults } from '#calls/sign-in.ts';
import { type Accepted, acceptInvitation as accept } from '#domain/accounts/accept-invitation.ts';
import { findInvitation } from '#domain/accounts/find-invitation.ts';
import { guardGuesses } from '#domain/accounts/sign-in-limits.ts';
import type { Api } from './api-env.ts';
import type { Refusal } from './problem.ts';
import { registerCall } from './register-call.ts';
import { passwordReasons, type SignInDependencies } from './sign-in.ts';

/** `/api/auth/invitation`: what the link of an invitation leads to, and taking it up. */
export function registerInvitation(
  api: Api,
  { db, signInLimits }: Pick<SignInDependencies, 'db' | 'signInLimits'>,
): void {
  const guesses = guardGuesses(db, signInLimits);
  registerCall(api, invitation, async ({ query, now }) => {
    const value = await findInvitation(db, { token: query.token, now });
    return value ? { ok: true, value } : { ok: false, reason: 'not-found' };
  });
  registerCall(api, acceptInvitation, async ({ body, lang: locale, now, address }) => {
    const accepted = await accept({ ...body, locale }, { db, guesses, now, address });
    return accepted.ok ? done : { ok: false, ...refusalOf(accepted) };
  });
}

const done = { ok: true, value: { done: true } } as const;

function refusalOf(refused: Extract<Accepted, { ok: false }>): Refusal {
  const { reason } = refused;
  if (reason === 'over') return { reason: 'not-found' };
  if (reason === 'wait') return { reason: 'too-many-requests', retryAfterSeconds: refused.seconds };
  const field = reason === 'no-name' ? 'name' : 'password';
  const messageKey = { ...passwordFaults, ...invitationFaults }[reason];
  return { reason: 'invalid-request', fields: [{ field, reason: words[reason], messageKey }] };
}

const words = {
  ...passwordReasons,
  'no-name': 'is required',
  'wrong-password': 'is not that of the account',
};
