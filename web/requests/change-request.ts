import { type RouterContextProvider, redirect } from 'react-router';
import { changeAgentRequest, readAgentRequest } from '#calls/agent-requests.ts';
import { requestStates } from '#lib/request-choices.ts';
import { clientContext } from '#web/context/context.ts';
import { localPathIn } from '#web/context/local-path.ts';
import { isNowhere, toErrorResponse } from '#web/context/to-error-response.ts';
import { refuse, refusedBy } from '#web/parts/form/form-refusal.ts';
import { checkForm } from '#web/parts/form/parse-form.ts';
import type { SentForm } from '#web/parts/form/read-form.ts';
import { noteRules, readerOf, wordsFault } from './request-rules.ts';

/** Does what the pressed button says, with the note that stands beside it. */
export async function changeRequest(
  context: Readonly<RouterContextProvider>,
  request: string,
  form: SentForm,
): Promise<Response | ReturnType<typeof refuse>> {
  const client = context.get(clientContext);
  if (form.has('read')) {
    const read = await client.call(readAgentRequest, {}, { request });
    if (!read.ok && isNowhere(read.reason)) throw toErrorResponse(read.reason);
    return redirect(localPathIn(context)(`/orders/${request}`), 303);
  }
  const parsed = checkForm(form, noteRules);
  if (!parsed.ok) return refuse(parsed.refusal);
  const { words } = parsed.value;
  const state = requestStates.find((each) => each === parsed.value.state);
  const said = { request, words, to: readerOf(parsed.value.to), ...(state && { state }) };
  const changed = await client.call(changeAgentRequest, {}, said);
  if (changed.ok) return redirect(localPathIn(context)(`/orders/${request}?saved=1`), 303);
  const refusal = refusedBy(changed, parsed.typed, {
    faultOf: ({ field }) => (field === 'words' ? [field, wordsFault(words)] : undefined),
    form: { key: 'common.formFeedback.submitError.text', params: {} },
  });
  if (!refusal.form) return refuse(refusal);
  if (isNowhere(changed.reason)) throw toErrorResponse(changed.reason);
  return refuse(refusal, changed.status ?? 502);
}
