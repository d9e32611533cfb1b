import { offerCall } from '#calls/hotel.ts';
import { clientContext, clockContext } from '#web/context/context.ts';
import { departures } from '#web/context/home-town.ts';
import { loadHotTours } from '#web/search/cards/hot-tours.ts';
import type { Route } from './+types/receipt-example-resource.ts';
import { type ReceiptView, receiptView } from './receipt-view.ts';

/** The receipt of a real offer: of the first last-minute tour that is still to be had; null where there is none. */
export async function loader({ context }: Route.LoaderArgs): Promise<ReceiptView | null> {
  const client = context.get(clientContext);
  const { home } = await departures(context);
  if (!home) return null;
  const { offers } = await loadHotTours(client, home.townFrom, context.get(clockContext).today, 1);
  const answer = offers[0] && (await client.call(offerCall, { claim: offers[0].cat_Claim }));
  return answer?.ok && answer.value.status === 'priced' ? receiptView(answer.value) : null;
}
