import { data, type RouterContextProvider, redirect } from 'react-router';
import type { Client } from '#calls/client.ts';
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
import type { Faults } from '#web/parts/form/field-rules.ts';
import { type FailedCall, refuse } from '#web/parts/form/form-refusal.ts';
import { checkForm } from '#web/parts/form/parse-form.ts';
import type { SentForm } from '#web/parts/form/read-form.ts';
import { accountFailure, passwordFault } from './account-faults.ts';
import { codeRules, confirmRules, passwordRules, type SecurityOutcome } from './security-rules.ts';

/** The pages that have such forms. */
export type SecurityPath = '/settings/security' | '/account/security';

/**
 * Does what a form about how somebody logs in asks for, and leads back to its page, or sends the codes that were given. The
 * browser gets the token that the session goes on with.
 */
export async function changeSecurity(
  form: SentForm,
  context: Readonly<RouterContextProvider>,
  page: SecurityPath,
) {
  const asked = form.text('asked');
  const client = context.get(clientContext);
  const keep = (token: string) => ({ 'set-cookie': sessionCookie(token, context.get(encryptedContext)) });
  const back = (path: SecurityPath | `${SecurityPath}?password=1`, headers = {}) =>
    redirect(localPathIn(context)(path), { status: 303, headers });
  if (asked === 'password')
    return changeOwnPassword(form, client, (token) => back(`${page}?password=1`, keep(token)));
  if (asked === 'begin') {
    const begun = await client.call(beginSecondFactor, {});
    return begun.ok ? back(page) : refusal(asked, begun);
  }
  if (asked !== 'off' && asked !== 'renew') return switchOn(form, client, keep);
  const parsed = checkForm(form, codeRules);
  if (!parsed.ok) return refuse(parsed.refusal);
  const { code } = parsed.value;
  if (asked === 'off') {
    const ended = await client.call(endSecondFactor, {}, { code });
    return ended.ok ? back(page, keep(ended.value.token)) : refusal(asked, ended);
  }
  const renewed = await client.call(renewRecoveryCodes, {}, { code });
  if (!renewed.ok) return refusal(asked, renewed);
  const { recoveryCodes: codes, token } = renewed.value;
  return data<SecurityOutcome>({ codes }, { headers: keep(token) });
}

type Keep = (token: string) => Record<string, string>;

async function switchOn(form: SentForm, client: Client, keep: Keep) {
  const parsed = checkForm(form, confirmRules);
  if (!parsed.ok) return refuse(parsed.refusal);
  const { code, password } = parsed.value;
  const confirmed = await client.call(confirmSecondFactor, {}, { code, password });
  if (!confirmed.ok) return refusal('confirm', confirmed);
  const { recoveryCodes: codes, token } = confirmed.value;
  return data<SecurityOutcome>({ codes }, { headers: keep(token) });
}

async function changeOwnPassword(form: SentForm, client: Client, done: (token: string) => Response) {
  const parsed = checkForm(form, passwordRules);
  if (!parsed.ok) return refuse(parsed.refusal);
  const { current, password } = parsed.value;
  const changed = await client.call(changePassword, {}, { current, password });
  return changed.ok ? done(changed.value.token) : refusal('password', changed);
}

/** Nothing that was typed into these forms is shown again. */
function refusal(asked: string, failed: FailedCall) {
  const { status = 502 } = failed;
  const typed = { asked };
  if (status !== 400) return refuse({ fields: {}, form: accountFailure(failed), typed }, status);
  const fields = faultsIn(asked, failed);
  return Object.keys(fields).length > 0
    ? refuse({ fields, typed })
    : refuse({ fields, form: accountFailure(failed), typed });
}

function faultsIn(asked: string, { fields = [] }: FailedCall): Faults {
  const fault = fields.map(passwordFault).find(Boolean);
  if (asked !== 'password')
    return fault ? { password: fault } : { code: { key: 'account.fault.code', params: {} } };
  if (!fault) return {};
  return fault.key === 'account.fault.wrong' ? { current: fault } : { password: fault };
}
