import { roomDetails } from '#calls/hotel.ts';
import { clientContext } from '#web/context/context.ts';
import type { Route } from './+types/lookup-room-images.ts';

/** Every picture of a room: its card has the first. Null where they cannot be told. */
export async function loader({ context, url, request }: Route.LoaderArgs) {
  const rooms = [Number(url.searchParams.get('room'))];
  const answer = await context.get(clientContext).call(roomDetails, { rooms }, undefined, request.signal);
  return answer.ok ? (answer.value[0]?.images ?? []) : null;
}
