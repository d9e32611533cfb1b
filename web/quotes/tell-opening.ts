import { openedQuote } from '#calls/client-quote.ts';
import { clientContext } from '#web/context/context.ts';
import { readForm } from '#web/parts/form/read-form.ts';
import type { Route } from './+types/tell-opening.ts';

/** Reports that a client has a quote before them. */
export async function action({ request, context }: Route.ActionArgs) {
  const token = (await readForm(request)).text('token');
  const told = await context.get(clientContext).call(openedQuote, {}, { token });
  return new Response(null, { status: told.ok ? 204 : (told.status ?? 502) });
}

/** Only scripts of our pages report, by a form. */
export function loader() {
  throw new Response(null, { status: 405, headers: { Allow: 'POST' } });
}
