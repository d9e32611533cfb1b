import { clientData } from '#calls/data-exports.ts';
import { agentsOnly } from '#web/context/agents-only.ts';
import { clientContext } from '#web/context/context.ts';
import { toErrorResponse } from '#web/context/to-error-response.ts';
import type { Route } from './+types/client-data.ts';

/** `/clients/{inc}/data.json`: everything that is stored about a client, for the client to have. */
export async function loader(args: Route.LoaderArgs) {
  agentsOnly(args);
  const { context, params } = args;
  const known = await context.get(clientContext).call(clientData, { client: params.clientInc });
  if (!known.ok) throw toErrorResponse(known.reason);
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'content-disposition': `attachment; filename="client-${params.clientInc}.json"`,
  };
  return new Response(JSON.stringify(known.value, null, 2), { headers });
}
