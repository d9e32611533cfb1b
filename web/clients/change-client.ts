import { data, type RouterContextProvider, redirect } from 'react-router';
import { deleteClient, saveClient, withdrawConsent } from '#calls/clients.ts';
import type { Fault } from '#lib/validation/fault.ts';
import { clientContext } from '#web/context/context.ts';
import { localPathIn } from '#web/context/local-path.ts';
import { isNowhere, toErrorResponse } from '#web/context/to-error-response.ts';

const fields = ['name', 'clientLang', 'consentWay', 'phone', 'email', 'notes'] as const;
export type ClientField = (typeof fields)[number];

/** What was typed, where it was not taken, and which fields are wrong; none, where it failed on our side. */
export type RefusedClient = {
  typed: Partial<Record<ClientField, string>>;
  faults: string[];
  phoneFault?: Fault;
};

/** Saves what was typed, or does what the other buttons of the page say. */
export async function changeClient(
  context: Readonly<RouterContextProvider>,
  inc: string,
  form: FormData,
): Promise<Response | ReturnType<typeof data<RefusedClient>>> {
  const client = context.get(clientContext);
  const path = localPathIn(context);
  const deed = form.get('deed');
  if (deed === 'delete' || deed === 'withdraw') {
    const done = await client.call(deed === 'delete' ? deleteClient : withdrawConsent, {}, { client: inc });
    if (!done.ok) throw toErrorResponse(done.reason);
    return redirect(path(deed === 'delete' ? '/clients?deleted=1' : `/clients/${inc}?saved=1`), 303);
  }
  const typed = Object.fromEntries(fields.map((name) => [name, `${form.get(name) ?? ''}`])) as Record<
    ClientField,
    string
  >; // one for each
  const saved = await client.call(
    saveClient,
    {},
    {
      ...typed,
      client: inc === 'new' ? '0' : inc,
      consentWay: typed.consentWay as '', // refused where it is none of them
    },
  );
  if (saved.ok) return redirect(path(`/clients/${saved.value.client}?saved=1`), 303);
  if (!saved.fields && isNowhere(saved.reason)) throw toErrorResponse(saved.reason);
  const faults = (saved.fields ?? []).map(({ field }) => field);
  const phoneKey = saved.fields?.find(({ field }) => field === 'phone')?.messageKey;
  const phoneFault = phoneKey && { phoneFault: { key: phoneKey, params: {} } };
  return data<RefusedClient>({ typed, faults, ...phoneFault }, { status: saved.status ?? 502 });
}
