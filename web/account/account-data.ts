import { getNotify } from '#calls/notify.ts';
import { ownSessions } from '#calls/sessions.ts';
import { ownAccount } from '#calls/traveller-account.ts';
import { ownRequests, savedTravellers } from '#calls/traveller-things.ts';
import { clientContext } from '#web/context/context.ts';
import { toErrorResponse } from '#web/context/to-error-response.ts';
import { travellersOnly } from '#web/context/travellers-only.ts';
import type { Route } from './+types/account-data.ts';

/** `/account/data.json`: all that is kept in the account of a traveller, for them to have. */
export async function loader(args: Route.LoaderArgs) {
  travellersOnly(args);
  const client = args.context.get(clientContext);
  const [account, sent, saved, devices, favourites, compared] = await Promise.all([
    client.call(ownAccount, {}),
    client.call(ownRequests, {}),
    client.call(savedTravellers, {}),
    client.call(ownSessions, {}),
    client.call(getNotify, { key: 'favorites' }),
    client.call(getNotify, { key: 'compare' }),
  ]);
  if (!account.ok) throw toErrorResponse(account.reason);
  if (!sent.ok) throw toErrorResponse(sent.reason);
  if (!saved.ok) throw toErrorResponse(saved.reason);
  if (!devices.ok) throw toErrorResponse(devices.reason);
  if (!favourites.ok) throw toErrorResponse(favourites.reason);
  if (!compared.ok) throw toErrorResponse(compared.reason);
  const kept = {
    account: account.value,
    ...sent.value,
    ...saved.value,
    ...devices.value,
    favourites: favourites.value.value,
    compared: compared.value.value,
  };
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'content-disposition': 'attachment; filename="account.json"',
  };
  return new Response(JSON.stringify(kept, null, 2), { headers });
}
