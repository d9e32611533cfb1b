import { type RouterContextProvider, redirect } from 'react-router';
import { deleteRequestView, saveRequestView } from '#calls/request-views.ts';
import { mostRequestViews } from '#lib/most-request-views.ts';
import { clientContext } from '#web/context/context.ts';
import { localPathIn } from '#web/context/local-path.ts';
import { toErrorResponse } from '#web/context/to-error-response.ts';
import { refuse } from '#web/parts/form/form-refusal.ts';
import { checkForm } from '#web/parts/form/parse-form.ts';
import type { SentForm } from '#web/parts/form/read-form.ts';
import { viewRules } from './request-rules.ts';

/** What the form says at the name of a field that the call refuses. */
const words: Partial<Record<string, string>> = {
  name: 'requests.viewFault.name',
  view: 'requests.viewFault.full',
};

/** Keeps the filters of the page under a name, or forgets a view, and goes back to the list. */
export async function changeViews(
  context: Readonly<RouterContextProvider>,
  search: string,
  form: SentForm,
): Promise<Response | ReturnType<typeof refuse>> {
  const client = context.get(clientContext);
  const back = (told: string) => {
    const query = new URLSearchParams(search);
    for (const name of ['view', 'page']) query.delete(name);
    query.set('view', told);
    return redirect(localPathIn(context)(`/orders?${query}`), 303);
  };
  if (form.has('delete')) {
    const deleted = await client.call(deleteRequestView, {}, { view: form.text('delete') });
    if (!deleted.ok) throw toErrorResponse(deleted.reason);
    return back('deleted');
  }
  const parsed = checkForm(form, viewRules);
  if (!parsed.ok) return refuse(parsed.refusal);
  const saved = await client.call(saveRequestView, {}, parsed.value);
  if (saved.ok) return back('kept');
  const key = words[saved.fields?.[0]?.field ?? ''] ?? 'requests.viewFault.failed';
  const fields = { name: { key, params: { most: mostRequestViews } } };
  return refuse({ fields, typed: parsed.typed }, saved.status ?? 502);
}
