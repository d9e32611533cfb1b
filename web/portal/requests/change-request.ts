import { data, type RouterContextProvider, redirect } from 'react-router';
import { changeAgentRequest } from '#calls/agent-requests.ts';
import { requestStates } from '#lib/request-choices.ts';
import { clientContext } from '#web/visit/context.ts';
import { localPathIn } from '#web/visit/local-path.ts';
import { isNowhere, notTold } from '#web/visit/not-told.ts';

/** What was typed, where it was not taken. */
export type RefusedNote = { words: string; why: 'missing' | 'tooLong' | 'failed' };

/** Does what the pressed button says, with the note that stands beside it. */
export async function changeRequest(
  context: Readonly<RouterContextProvider>,
  request: string,
  form: FormData,
): Promise<Response | ReturnType<typeof data<RefusedNote>>> {
  const words = `${form.get('words') ?? ''}`;
  const state = requestStates.find((each) => each === form.get('state'));
  const said = { request, words, ...(state && { state }) };
  const changed = await context.get(clientContext).call(changeAgentRequest, {}, said);
  if (changed.ok) return redirect(localPathIn(context)(`/orders/${request}?saved=1`), 303);
  if (changed.fields?.some(({ field }) => field === 'words'))
    return data<RefusedNote>({ words, why: words.trim() === '' ? 'missing' : 'tooLong' }, { status: 400 });
  if (isNowhere(changed.reason)) throw notTold(changed.reason);
  return data<RefusedNote>({ words, why: 'failed' }, { status: changed.status ?? 502 });
}
