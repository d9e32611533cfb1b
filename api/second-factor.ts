import type { Call } from '#calls/call.ts';
import {
  beginSecondFactor,
  codeFault,
  confirmSecondFactor,
  endSecondFactor,
  renewRecoveryCodes,
  secondFactor,
  signInWithCode,
} from '#calls/second-factor.ts';
import * as changes from '#domain/accounts/change-second-factor.ts';
import type { NotConfirmed } from '#domain/accounts/confirm-password.ts';
import { findSecondFactor } from '#domain/accounts/find-second-factor.ts';
import { guardCodes, guardGuesses } from '#domain/accounts/sign-in-limits.ts';
import { signInWithCode as signPersonIn } from '#domain/accounts/sign-in-with-code.ts';
import type { CallRequest } from './answer-call.ts';
import type { Api } from './api-env.ts';
import { asPerson } from './as-person.ts';
import { registerCall } from './register-call.ts';
import { notConfirmed, type SignInDependencies, sessionOf, signsInAs } from './sign-in.ts';

type Dependencies = SignInDependencies & { claimSecret: string };

type Asked = Pick<CallRequest<Call>, 'caller' | 'site' | 'address' | 'now'>;

/** `/api/auth/second-factor`, and signing in with its code. */
export function registerSecondFactor(
  api: Api,
  { db, boss, signInLimits, claimSecret: secret }: Dependencies,
): void {
  const codeGuesses = guardCodes(db, signInLimits);
  const guesses = guardGuesses(db, signInLimits);
  registerCall(api, signInWithCode, async ({ body, site, now, address, caller, log }) => {
    const before = sessionOf(caller);
    const context = {
      db,
      guesses: codeGuesses,
      secret,
      as: signsInAs(site),
      siteId: site.id,
      now,
      address,
      before,
    };
    const signed = await signPersonIn(body, context);
    if (signed.ok) return signed;
    log.info({ reason: signed.reason }, 'Somebody could not sign in');
    if (signed.reason === 'over') return { ok: false, reason: 'not-found' };
    return signed.reason === 'wait' ? tooMany(signed.seconds) : wrongCode;
  });
  registerCall(api, secondFactor, async ({ caller, site }) => ({
    ok: true,
    value: await findSecondFactor(db, {
      personId: asPerson(caller).personId,
      secret,
      issuer: site.brand.name,
    }),
  }));

  const contextOf = ({ caller, site, address, now }: Asked) => ({
    db,
    boss,
    site,
    caller: asPerson(caller),
    address,
    now,
    secret,
  });
  /** What is done for a code, as long as it is no guess. */
  async function forCode<Done, View>(
    asked: Asked,
    change: (context: ReturnType<typeof contextOf>) => Promise<changes.FactorChanged<Done> | NotConfirmed>,
    view: (changed: { value: Done; token: string }) => View,
  ) {
    const who = String(asPerson(asked.caller).personId);
    const seconds = await codeGuesses.take(who);
    if (seconds > 0) return tooMany(seconds);
    const changed = await change(contextOf(asked));
    if (!changed.ok && changed.reason === 'wrong-code') return wrongCode;
    await codeGuesses.giveBack(who);
    return changed.ok ? { ok: true as const, value: view(changed) } : notConfirmed(changed, 'password');
  }

  registerCall(api, beginSecondFactor, async (asked) => {
    await changes.beginSecondFactor(contextOf(asked));
    return done;
  });
  registerCall(api, confirmSecondFactor, (asked) =>
    forCode(
      asked,
      (context) => changes.confirmSecondFactor(asked.body, { ...context, guesses }),
      ({ value: recoveryCodes, token }) => ({ recoveryCodes, token }),
    ),
  );
  registerCall(api, renewRecoveryCodes, (asked) =>
    forCode(
      asked,
      (context) => changes.renewRecoveryCodes(asked.body.code, context),
      ({ value: recoveryCodes, token }) => ({ recoveryCodes, token }),
    ),
  );
  registerCall(api, endSecondFactor, (asked) =>
    forCode(
      asked,
      (context) => changes.endSecondFactor(asked.body.code, context),
      ({ token }) => ({ done: true as const, token }),
    ),
  );
}

const done = { ok: true, value: { done: true } } as const;

const tooMany = (seconds: number) =>
  ({ ok: false, reason: 'too-many-requests', retryAfterSeconds: seconds }) as const;

const wrongCode = {
  ok: false as const,
  reason: 'invalid-request' as const,
  fields: [{ field: 'code', reason: 'is not a code of this account, or was used', messageKey: codeFault }],
};
