import { data, type RouterContextProvider, redirect } from 'react-router';
import { changeAgentRequest, readAgentRequest } from '#calls/agent-requests.ts';
import { requestStates } from '#lib/request-choices.ts';
import { longestMessage } from '#lib/request-thread.ts';
import { clientContext } from '#web/context/context.ts';
import { localPathIn } from '#web/context/local-path.ts';
import { isNowhere, toErrorResponse } from '#web/context/to-error-response.ts';

/** What was typed, who it was for, and why it was not taken. */
export type RefusedNote = {
  words: string;
  to: 'agency' | 'operator';
  why: 'missing' | 'tooLong' | 'full' | 'failed';
};

/** Does what the pressed button says, with the note that stands beside it. */
export async function changeRequest(
  context: Readonly<RouterContextProvider>,
  request: string,
  form: FormData,
): Promise<Response | ReturnType<typeof data<RefusedNote>>> {
  const client = context.get(clientContext);
  if (form.has('read')) {
    const read = await client.call(readAgentRequest, {}, { request });
    if (!read.ok && isNowhere(read.reason)) throw toErrorResponse(read.reason);
    return redirect(localPathIn(context)(`/orders/${request}`), 303);
  }
  const words = `${form.get('words') ?? ''}`;
  const to: RefusedNote['to'] = form.get('to') === 'operator' ? 'operator' : 'agency';
  const state = requestStates.find((each) => each === form.get('state'));
  const said = { request, words, to, ...(state && { state }) };
  const changed = await client.call(changeAgentRequest, {}, said);
  if (changed.ok) return redirect(localPathIn(context)(`/orders/${request}?saved=1`), 303);
  if (changed.fields?.some(({ field }) => field === 'words'))
    return data<RefusedNote>({ words, to, why: faultOf(words) }, { status: 400 });
  if (isNowhere(changed.reason)) throw toErrorResponse(changed.reason);
  return data<RefusedNote>({ words, to, why: 'failed' }, { status: changed.status ?? 502 });
}

function faultOf(words: string): RefusedNote['why'] {
  if (words.trim() === '') return 'missing';
  return words.trim().length > longestMessage ? 'tooLong' : 'full';
}
