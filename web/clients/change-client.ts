import { type RouterContextProvider, redirect } from 'react-router';
import { deleteClient, saveClient, withdrawConsent } from '#calls/clients.ts';
import { clientContext } from '#web/context/context.ts';
import { localPathIn } from '#web/context/local-path.ts';
import { isNowhere, toErrorResponse } from '#web/context/to-error-response.ts';
import { refuse, refusedBy } from '#web/parts/form/form-refusal.ts';
import { checkForm } from '#web/parts/form/parse-form.ts';
import type { SentForm } from '#web/parts/form/read-form.ts';
import { clientFault, clientRules } from './client-rules.ts';

/** Saves what was typed, or does what the other buttons of the page say. */
export async function changeClient(
  context: Readonly<RouterContextProvider>,
  inc: string,
  form: SentForm,
): Promise<Response | ReturnType<typeof refuse>> {
  const client = context.get(clientContext);
  const path = localPathIn(context);
  const deed = form.text('deed');
  if (deed === 'delete' || deed === 'withdraw') {
    const done = await client.call(deed === 'delete' ? deleteClient : withdrawConsent, {}, { client: inc });
    if (!done.ok) throw toErrorResponse(done.reason);
    return redirect(path(deed === 'delete' ? '/clients?deleted=1' : `/clients/${inc}?saved=1`), 303);
  }
  const parsed = checkForm(form, clientRules);
  if (!parsed.ok) return refuse(parsed.refusal);
  const { value, typed } = parsed;
  const saved = await client.call(
    saveClient,
    {},
    {
      ...value,
      client: inc === 'new' ? '0' : inc,
      consentWay: value.consentWay as '', // refused where it is none of them
    },
  );
  if (saved.ok) return redirect(path(`/clients/${saved.value.client}?saved=1`), 303);
  if (!saved.fields && isNowhere(saved.reason)) throw toErrorResponse(saved.reason);
  const refusal = refusedBy(saved, typed, {
    faultOf: clientFault,
    form: { key: 'common.formFeedback.submitError.text', params: {} },
  });
  return refuse(refusal, saved.status ?? 502);
}
