import { data, type RouterContextProvider, redirect } from 'react-router';
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
import { type CompanyRefusal, type Done, type RightName, rightNames } from './company-outcome.ts';

type Context = Readonly<RouterContextProvider>;

/** Does what a form of the page asks for, and shows the page again; the caller's own session may have got another token. */
export async function changeCompany(context: Context, form: FormData, host: string) {
  const { result, done } = await make(context, form, host);
  if (!result.ok) return data<CompanyRefusal>(refusalOf(form, result), { status: result.status ?? 502 });
  const { token } = result.value;
  const headers = token ? { 'set-cookie': sessionCookie(token, context.get(encryptedContext)) } : {};
  return redirect(localPathIn(context)(`/settings/mycompany?done=${done}`), { status: 303, headers });
}

type Made = { result: CallResult<{ token?: string | undefined }>; done: Done };

const said = (form: FormData, name: string) => `${form.get(name) ?? ''}`;

async function make(context: Context, form: FormData, host: string): Promise<Made> {
  const client = context.get(clientContext);
  const manager = said(form, 'manager');
  switch (said(form, 'asked')) {
    case 'invite': {
      // Behind a proxy our side of the connection is plain.
      const origin = `${context.get(encryptedContext) ? 'https' : 'http'}://${host}`;
      const whom = { agency: said(form, 'agency'), email: said(form, 'email'), origin };
      const result = await client.call(inviteColleague, {}, { ...whom, ...rightsOf(form, '1', '0') });
      return { result: without(result), done: 'invited' };
    }
    case 'withdraw': {
      const body = { invitation: said(form, 'invitation') };
      return { result: without(await client.call(withdrawInvitation, {}, body)), done: 'withdrawn' };
    }
    case 'rights':
      return {
        result: await client.call(changeRights, {}, { manager, ...rightsOf(form, '1', '0') }),
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

/** A box that is not ticked is not sent. */
const rightsOf = <Value>(form: FormData, yes: Value, no: Value) =>
  Object.fromEntries(rightNames.map((name) => [name, form.has(name) ? yes : no])) as Record<RightName, Value>; // one for each

function refusalOf(form: FormData, failed: Extract<CallResult<unknown>, { ok: false }>): CompanyRefusal {
  const { fields = [], retryAfterSeconds = 60 } = failed;
  const key = fields.find(({ messageKey }) => messageKey)?.messageKey;
  return {
    asked: said(form, 'asked'),
    manager: Number(said(form, 'manager')),
    agency: Number(said(form, 'agency')),
    email: said(form, 'email'),
    rights: rightsOf(form, true, false),
    fault: key?.startsWith('validations.') ? { key, params: {} } : undefined,
    why: whyOf(failed.status, key),
    minutes: Math.ceil(retryAfterSeconds / 60),
  };
}

function whyOf(status: number | undefined, key: string | undefined): CompanyRefusal['why'] {
  if (key === peopleFaults.last) return 'last';
  if (key === peopleFaults.worksHere) return 'worksHere';
  if (key) return 'email';
  if (status === 429) return 'wait';
  return status === 404 ? 'gone' : 'failed';
}
