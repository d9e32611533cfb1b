import { data, type RouterContextProvider, redirect } from 'react-router';
import { deleteRequestView, saveRequestView } from '#calls/request-views.ts';
import { clientContext } from '#web/context/context.ts';
import { localPathIn } from '#web/context/local-path.ts';
import { toErrorResponse } from '#web/context/to-error-response.ts';

/** Why filters were not kept, and the name that was typed. */
export type RefusedView = { name: string; fault: 'name' | 'full' | 'failed' };

/** Keeps the filters of the page under a name, or forgets a view, and goes back to the list. */
export async function changeViews(
  context: Readonly<RouterContextProvider>,
  search: string,
  form: FormData,
): Promise<Response | ReturnType<typeof data<RefusedView>>> {
  const client = context.get(clientContext);
  const said = (name: string) => `${form.get(name) ?? ''}`;
  const back = (told: string) => {
    const query = new URLSearchParams(search);
    for (const name of ['view', 'page']) query.delete(name);
    query.set('view', told);
    return redirect(localPathIn(context)(`/orders?${query}`), 303);
  };
  if (form.has('delete')) {
    const deleted = await client.call(deleteRequestView, {}, { view: said('delete') });
    if (!deleted.ok) throw toErrorResponse(deleted.reason);
    return back('deleted');
  }
  const [name, filters] = [said('name'), said('filters')];
  const saved = await client.call(saveRequestView, {}, { name, filters });
  if (saved.ok) return back('kept');
  const field = saved.fields?.[0]?.field;
  const fault = field === 'name' ? 'name' : field === 'view' ? 'full' : 'failed';
  return data<RefusedView>({ name, fault }, { status: saved.status ?? 502 });
}
