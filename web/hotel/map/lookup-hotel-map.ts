import { hotelCall } from '#calls/hotel.ts';
import { clientContext, mapsContext, siteContext } from '#web/context/context.ts';
import type { Route } from './+types/lookup-hotel-map.ts';

/** Where a hotel is and what is near it, and the ground to show them on; null where it cannot be told. */
export async function loader({ context, url, request }: Route.LoaderArgs) {
  const hotel = url.searchParams.get('hotel') ?? '';
  const answer = await context.get(clientContext).call(hotelCall, { hotel }, undefined, request.signal);
  if (!answer.ok || !answer.value.info) return null;
  const { info, nearby } = answer.value;
  const { tiles, embedded } = context.get(mapsContext);
  const { name, latitude, longitude } = info;
  return {
    hotel: { name, latitude, longitude },
    nearby,
    tiles,
    embedded: context.get(siteContext).flags.embeddedMap ? embedded : undefined,
  };
}

export type HotelMapAnswer = NonNullable<Awaited<ReturnType<typeof loader>>>;
