import { hotelCall } from '#calls/hotel.ts';
import { clientContext } from '#web/context/context.ts';
import { toErrorResponse } from '#web/context/to-error-response.ts';
import coasts from '#web/parts/map/land.json';
import { readLand } from '#web/parts/map/read-land.ts';
import type { Route } from './+types/outline.ts';
import { drawOutline } from './draw-outline.ts';

let land: ReturnType<typeof readLand> | undefined;

/** `/outlines/1017.svg`: the land around a hotel, which stands in the place of its map until that is wanted. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const [, hotel] = /^(-?\d{1,9})\.svg$/.exec(params.file) ?? [];
  if (!hotel) return nothing();
  const answer = await context.get(clientContext).call(hotelCall, { hotel });
  if (!answer.ok) throw toErrorResponse(answer.reason);
  const { info, nearby, state } = answer.value;
  if (!info || state?.isCruise) return nothing();
  land ??= readLand(coasts);
  return new Response(drawOutline({ ...info, nearby }, land), {
    headers: { 'Content-Type': 'image/svg+xml; charset=utf-8', 'Cache-Control': 'public, max-age=86400' },
  });
}

const nothing = () => new Response(null, { status: 404 });
