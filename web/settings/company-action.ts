import { type RouterContextProvider, redirect } from 'react-router';
import type { CallResult } from '#calls/client.ts';
import {
  activateManager,
  changeRights,
  inviteColleague,
  peopleFaults,
  suspendManager,
  withdrawInvitation,
} from '#calls/colleagues.ts';
import { sessionCookie } from '#lib/session-cookie.ts';
import { clientContext, encryptedContext } from '#web/context/context.ts';
import { localPathIn } from '#web/context/local-path.ts';
import type { FieldTexts } from '#web/parts/form/field-rules.ts';
import { type FailedCall, type FormRefusal, refuse } from '#web/parts/form/form-refusal.ts';
import { checkForm, type FormValue } from '#web/parts/form/parse-form.ts';
import type { SentForm } from '#web/parts/form/read-form.ts';
import { accountFailure } from '#web/parts/security/account-faults.ts';
import { type Done, peopleRules, type RightName, rightNames } from './company-outcome.ts';

type Context = Readonly<RouterContextProvider>;

/** Does what a form of the page asks for, and shows the page again; the caller's own session may have got another token. */
export async function changeCompany(context: Context, form: SentForm, host: string) {
  const parsed = checkForm(form, peopleRules);
  if (!parsed.ok) return refuse(parsed.refusal);
  const { result, done } = await make(context, parsed.value, host);
  if (!result.ok) return refuse(refusalOf(parsed.typed, result), result.status ?? 502);
  const { token } = result.value;
  const headers = token ? { 'set-cookie': sessionCookie(token, context.get(encryptedContext)) } : {};
  return redirect(localPathIn(context)(`/settings/mycompany?done=${done}`), { status: 303, headers });
}

type Made = { result: CallResult<{ token?: string | undefined }>; done: Done };

type Said = FormValue<typeof peopleRules>;

async function make(context: Context, said: Said, host: string): Promise<Made> {
  const client = context.get(clientContext);
  const { manager } = said;
  switch (said.asked) {
    case 'invite': {
      // Behind a proxy our side of the connection is plain.
      const origin = `${context.get(encryptedContext) ? 'https' : 'http'}://${host}`;
      const whom = { agency: said.agency, email: said.email, origin };
      const result = await client.call(inviteColleague, {}, { ...whom, ...rightsOf(said) });
      return { result: without(result), done: 'invited' };
    }
    case 'withdraw': {
      const body = { invitation: said.invitation };
      return { result: without(await client.call(withdrawInvitation, {}, body)), done: 'withdrawn' };
    }
    case 'rights':
      return {
        result: await client.call(changeRights, {}, { manager, ...rightsOf(said) }),
        done: 'saved',
      };
    case 'suspend':
      return { result: without(await client.call(suspendManager, {}, { manager })), done: 'suspended' };
    default:
      return { result: without(await client.call(activateManager, {}, { manager })), done: 'activated' };
  }
}

/** Whose answer says nothing of the caller's session. */
const without = (result: CallResult<unknown>): Made['result'] =>
  result.ok ? { ...result, value: {} } : result;

const rightsOf = (said: Said) =>
  Object.fromEntries(rightNames.map((name) => [name, said[name] ? '1' : '0'])) as Record<
    RightName,
    '0' | '1'
  >; // one for each

function refusalOf(typed: FieldTexts, failed: FailedCall): FormRefusal {
  const key = failed.fields?.find(({ messageKey }) => messageKey)?.messageKey;
  if (key === peopleFaults.last) return { fields: {}, form: { key: 'people.fault.last', params: {} }, typed };
  if (key === peopleFaults.worksHere)
    return { fields: { email: { key: 'people.fault.worksHere', params: {} } }, typed };
  if (key) return { fields: { email: { key, params: {} } }, typed };
  if (failed.status === 404) return { fields: {}, form: { key: 'people.fault.gone', params: {} }, typed };
  return { fields: {}, form: accountFailure(failed), typed };
}
