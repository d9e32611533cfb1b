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
import { findSecondFactor } from '#domain/accounts/find-second-factor.ts';
import { guardCodes } from '#domain/accounts/sign-in-limits.ts';
import { signInWithCode as signPersonIn } from '#domain/accounts/sign-in-with-code.ts';
import type { CallRequest } from './answer-call.ts';
import type { Api } from './api-env.ts';
import { asPerson } from './as-person.ts';
import { registerCall } from './register-call.ts';
import { type SignInDependencies, sessionOf, signsInAs } from './sign-in.ts';

type Dependencies = SignInDependencies & { claimSecret: string };

type Asked = Pick<CallRequest<Call>, 'caller' | 'site' | 'address' | 'now'>;

/** `/api/auth/second-factor`, and signing in with its code. */
export function registerSecondFactor(
  api: Api,
  { db, boss, signInLimits, claimSecret: secret }: Dependencies,
): void {
  const guesses = guardCodes(db, signInLimits);
  registerCall(api, signInWithCode, async ({ body, site, now, address, caller, log }) => {
    const before = sessionOf(caller);
    const context = { db, guesses, secret, as: signsInAs(site), siteId: site.id, now, address, before };
    const signed = await signPersonIn(body, context);
    if (signed.ok) return signed;
    log.info({ reason: signed.reason }, 'Somebody could not sign in');
    if (signed.reason === 'over') return { ok: false, reason: 'not-found' };
    return signed.reason === 'wait' ? tooMany(signed.seconds) : wrongCode;
  });
  registerCall(api, secondFactor, async ({ caller, site }) => ({
    ok: true,
    value: await findSecondFactor(db, {
      ...{ personId: asPerson(caller).personId, secret, issuer: site.brand.name },
    }),
  }));

  const contextOf = ({ caller, site, address, now }: Asked) => ({
    ...{ db, boss, site, caller: asPerson(caller), address, now, secret },
  });
  /** What is done for a code, as long as it is no guess. */
  async function forCode<Done>(
    asked: Asked & { body: { code: string } },
    change: (code: string, context: ReturnType<typeof contextOf>) => Promise<Done | undefined>,
  ) {
    const who = String(asPerson(asked.caller).personId);
    const seconds = await guesses.take(who);
    if (seconds > 0) return tooMany(seconds);
    const value = await change(asked.body.code, contextOf(asked));
    if (value === undefined) return wrongCode;
    await guesses.giveBack(who);
    return { ok: true, value } as const;
  }

  registerCall(api, beginSecondFactor, async (asked) => {
    await changes.beginSecondFactor(contextOf(asked));
    return done;
  });
  registerCall(api, confirmSecondFactor, async (asked) => {
    const confirmed = await forCode(asked, changes.confirmSecondFactor);
    return confirmed.ok ? { ok: true, value: { recoveryCodes: confirmed.value } } : confirmed;
  });
  registerCall(api, renewRecoveryCodes, async (asked) => {
    const renewed = await forCode(asked, changes.renewRecoveryCodes);
    return renewed.ok ? { ok: true, value: { recoveryCodes: renewed.value } } : renewed;
  });
  registerCall(api, endSecondFactor, async (asked) => {
    const ended = await forCode(asked, changes.endSecondFactor);
    return ended.ok ? done : ended;
  });
}

const done = { ok: true, value: { done: true } } as const;

const tooMany = (seconds: number) =>
  ({ ok: false, reason: 'too-many-requests', retryAfterSeconds: seconds }) as const;

const wrongCode = {
  ok: false as const,
  reason: 'invalid-request' as const,
  fields: [{ field: 'code', reason: 'is not a code of this account, or was used', messageKey: codeFault }],
};
