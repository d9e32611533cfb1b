import { accountData } from '#calls/data-exports.ts';
import { clientContext } from '#web/context/context.ts';
import { toErrorResponse } from '#web/context/to-error-response.ts';
import { travellersOnly } from '#web/context/travellers-only.ts';
import type { Route } from './+types/account-data.ts';

/** `/account/data.json`: everything that is stored about a traveller, for them to have. */
export async function loader(args: Route.LoaderArgs) {
  travellersOnly(args);
  const stored = await args.context.get(clientContext).call(accountData, {});
  if (!stored.ok) throw toErrorResponse(stored.reason);
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'content-disposition': 'attachment; filename="account.json"',
  };
  return new Response(JSON.stringify(stored.value, null, 2), { headers });
}
