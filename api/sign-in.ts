import type { PgBoss } from 'pg-boss';
import {
  changePassword,
  forgotPassword,
  passwordFaults,
  resetLink,
  resetPassword,
  signIn,
  signOut,
} from '#calls/sign-in.ts';
import { accountFaults } from '#calls/traveller-account.ts';
import { openAskingReset } from '#domain/accounts/ask-reset.ts';
import { changePassword as changePasswordOf } from '#domain/accounts/change-password.ts';
import type { NotConfirmed } from '#domain/accounts/confirm-password.ts';
import { signOut as signPersonOut } from '#domain/accounts/end-session.ts';
import type { SignsInAs } from '#domain/accounts/hats-of.ts';
import type { PasswordFault } from '#domain/accounts/password-fault.ts';
import { isResetOpen, setNewPassword } from '#domain/accounts/set-new-password.ts';
import { type SignInContext, signIn as signPersonIn } from '#domain/accounts/sign-in.ts';
import { guardGuesses, type SignInLimits } from '#domain/accounts/sign-in-limits.ts';
import type { Principal } from '#lib/principal.ts';
import type { Site } from '#sites/site.ts';
import type { Api } from './api-env.ts';
import { asPerson } from './as-person.ts';
import { mailOrigin } from './mail-origin.ts';
import { registerCall } from './register-call.ts';

export type SignInDependencies = { db: SignInContext['db']; boss: PgBoss; signInLimits: SignInLimits };

/** `/api/auth/…`: in, out, and a new password. */
export function registerSignIn(api: Api, { db, boss, signInLimits }: SignInDependencies): void {
  const guesses = guardGuesses(db, signInLimits);
  registerCall(api, signIn, async ({ body, site, now, address, caller, log }) => {
    const { device, ...credentials } = body;
    const context = {
      db,
      guesses,
      as: signsInAs(site),
      siteId: site.id,
      now,
      address,
      device,
      before: sessionOf(caller),
    };
    const signed = await signPersonIn(credentials, context);
    if (signed.ok) return signed;
    log.info({ reason: signed.reason }, 'Somebody could not sign in');
    if (signed.reason === 'unknown') return { ok: false, reason: 'login-required', detail: unknown };
    if (signed.reason === 'suspended') return { ok: false, reason: 'forbidden', detail: suspended };
    return { ok: false, reason: 'too-many-requests', retryAfterSeconds: signed.seconds };
  });
  registerCall(api, signOut, async ({ caller, address, now }) => {
    await signPersonOut({ db, caller: asPerson(caller), address, now });
    return done;
  });
  const askReset = openAskingReset(db, boss, signInLimits);
  registerCall(api, forgotPassword, async ({ body, site, lang, now }) => {
    await askReset({
      email: body.email,
      siteId: site.id,
      locale: lang,
      now,
      origin: mailOrigin(site, body.origin),
    });
    return done;
  });
  registerCall(api, resetLink, async ({ query, now }) =>
    (await isResetOpen(db, { token: query.token, now })) ? done : { ok: false, reason: 'not-found' },
  );
  registerCall(api, resetPassword, async ({ body, site, now, address }) => {
    const set = await setNewPassword(body, { db, boss, site, now, address });
    if (set.ok) return done;
    return set.reason === 'over' ? { ok: false, reason: 'not-found' } : badPassword(set.reason);
  });
  registerCall(api, changePassword, async ({ body, caller, site, now, address }) => {
    const context = { db, boss, site, guesses, caller: asPerson(caller), now, address };
    const changed = await changePasswordOf(body, context);
    if (changed.ok) return { ok: true, value: { done: true as const, token: changed.value.token } };
    return isUnconfirmed(changed) ? notConfirmed(changed, 'current') : badPassword(changed.reason);
  });
}

const done = { ok: true, value: { done: true } } as const;

const suspended = 'No agency of this account is open to it now';

const unknown = 'No account has this e-mail and password';

const badPassword = (fault: PasswordFault) => ({
  ok: false as const,
  reason: 'invalid-request' as const,
  fields: [{ field: 'password', reason: passwordReasons[fault], messageKey: passwordFaults[fault] }],
});

const isUnconfirmed = (refused: NotConfirmed | { reason: PasswordFault }): refused is NotConfirmed =>
  !(refused.reason in passwordFaults);

/** Why nothing was done for the password that a field has shown. */
export function notConfirmed(refused: NotConfirmed, field: string) {
  if (refused.reason === 'over') return { ok: false, reason: 'login-required' } as const;
  if (refused.reason === 'wait')
    return { ok: false, reason: 'too-many-requests', retryAfterSeconds: refused.seconds } as const;
  const messageKey = accountFaults['wrong-password'];
  const fields = [{ field, reason: 'is not that of the account', messageKey }];
  return { ok: false as const, reason: 'invalid-request' as const, fields };
}

/** What is wrong with a new password. */
export const passwordReasons: Record<PasswordFault, string> = {
  'too-short': 'has fewer than 10 characters',
  'too-long': 'has more than 200 characters',
  'too-common': 'is one of the commonest passwords',
};

/** The session that a browser has so far. */
export const sessionOf = (caller: Principal) =>
  caller.kind === 'manager' || caller.kind === 'traveller' ? caller : undefined;

/** The hat is chosen by the site that a session begins on. */
export const signsInAs = ({ flags }: Pick<Site, 'flags'>): SignsInAs =>
  flags.accounts === 'travellers' ? 'traveller' : 'manager';
