import { newsRead } from '#calls/news.ts';
import { clientContext } from '#web/context/context.ts';
import { readForm } from '#web/parts/form/read-form.ts';
import type { Route } from './+types/count-read.ts';

/** Reports that one of the news was read. */
export async function action({ request, context }: Route.ActionArgs) {
  const id = (await readForm(request)).text('id');
  if (!/^\d{1,9}$/.test(id)) return new Response(null, { status: 400 });
  const counted = await context.get(clientContext).call(newsRead, {}, { id });
  return new Response(null, { status: counted.ok ? 204 : 400 });
}

/** Only scripts of our pages report, by a form. */
export function loader() {
  throw new Response(null, { status: 405, headers: { Allow: 'POST' } });
}
