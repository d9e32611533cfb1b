import { hotelImages } from '#calls/hotel.ts';
import { clientContext } from '#web/context/context.ts';
import type { Route } from './+types/lookup-hotel-images.ts';

/** Every picture of a hotel: its page has only those that it shows at first. Null where they cannot be told. */
export async function loader({ context, url, request }: Route.LoaderArgs) {
  const hotels = [Number(url.searchParams.get('hotel'))];
  const answer = await context.get(clientContext).call(hotelImages, { hotels }, undefined, request.signal);
  return answer.ok ? (answer.value[0]?.images ?? []) : null;
}
