import { data, type RouterContextProvider, redirect } from 'react-router';
import type { CallResult, Client } from '#calls/client.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  renewRecoveryCodes,
} from '#calls/second-factor.ts';
import { changePassword } from '#calls/sign-in.ts';
import { sessionCookie } from '#lib/session-cookie.ts';
import { clientContext, encryptedContext } from '#web/context/context.ts';
import { localPathIn } from '#web/context/local-path.ts';
import { passwordFaultIn } from './password-fault-in.ts';
import type { AskedOfSecurity, SecurityOutcome, SecurityRefusal } from './security-outcome.ts';

type Failed = Extract<CallResult<unknown>, { ok: false }>;
type Said = (field: string) => string;

/** The pages that have such forms. */
export type SecurityPath = '/settings/security' | '/account/security';

/**
 * Does what a form about how somebody logs in asks for, and leads back to its page, or sends the codes that were given. The
 * browser gets the token that the session goes on with.
 */
export async function changeSecurity(
  form: FormData,
  context: Readonly<RouterContextProvider>,
  page: SecurityPath,
) {
  const said: Said = (field) => String(form.get(field) ?? '');
  const asked = said('asked');
  const client = context.get(clientContext);
  const keep = (token: string) => ({ 'set-cookie': sessionCookie(token, context.get(encryptedContext)) });
  const back = (path: SecurityPath | `${SecurityPath}?password=1`, headers = {}) =>
    redirect(localPathIn(context)(path), { status: 303, headers });
  if (asked === 'password')
    return changeOwnPassword(said, client, (token) => back(`${page}?password=1`, keep(token)));
  if (asked === 'begin') {
    const begun = await client.call(beginSecondFactor, {});
    return begun.ok ? back(page) : refusal(asked, begun);
  }
  const code = said('code').trim();
  if (asked === 'off') {
    const ended = await client.call(endSecondFactor, {}, { code });
    return ended.ok ? back(page, keep(ended.value.token)) : refusal(asked, ended);
  }
  if (asked === 'renew') {
    const renewed = await client.call(renewRecoveryCodes, {}, { code });
    if (!renewed.ok) return refusal(asked, renewed);
    const { recoveryCodes: codes, token } = renewed.value;
    return data<SecurityOutcome>({ codes }, { headers: keep(token) });
  }
  return switchOn({ code, password: said('password') }, client, keep);
}

type Keep = (token: string) => Record<string, string>;

async function switchOn(shown: { code: string; password: string }, client: Client, keep: Keep) {
  const faults = {
    ...(!shown.code && { code: 'required' as const }),
    ...(!shown.password && { password: 'required' as const }),
  };
  if (faults.code || faults.password)
    return data<SecurityOutcome>({ refused: 'confirm', faults, minutes: 0 }, { status: 400 });
  const confirmed = await client.call(confirmSecondFactor, {}, shown);
  if (!confirmed.ok) return refusal('confirm', confirmed);
  const { recoveryCodes: codes, token } = confirmed.value;
  return data<SecurityOutcome>({ codes }, { headers: keep(token) });
}

async function changeOwnPassword(said: Said, client: Client, done: (token: string) => Response) {
  const [current, password] = [said('current'), said('password')];
  if (!current || !password) {
    const faults = {
      ...(!current && { current: 'required' as const }),
      ...(!password && { password: 'required' as const }),
    };
    return data<SecurityOutcome>({ refused: 'password', faults, minutes: 0 }, { status: 400 });
  }
  const changed = await client.call(changePassword, {}, { current, password });
  return changed.ok ? done(changed.value.token) : refusal('password', changed);
}

function refusal(refused: AskedOfSecurity, failed: Failed) {
  const { status = 502, retryAfterSeconds = 60 } = failed;
  const faults = status === 400 ? faultsIn(refused, failed) : {};
  const why = status === 429 ? 'wait' : 'failed';
  return data<SecurityOutcome>(
    {
      refused,
      faults,
      minutes: Math.ceil(retryAfterSeconds / 60),
      ...(Object.keys(faults).length === 0 && { why }),
    },
    { status },
  );
}

function faultsIn(refused: AskedOfSecurity, failed: Failed): SecurityRefusal['faults'] {
  const fault = passwordFaultIn(failed);
  if (refused !== 'password') return fault ? { password: fault } : { code: 'code' };
  return fault ? { [fault === 'wrong' ? 'current' : 'password']: fault } : {};
}
