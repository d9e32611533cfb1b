import { type CountryInformation, country } from '#calls/country.ts';
import { clientContext } from '#web/context/context.ts';
import { toErrorResponse } from '#web/context/to-error-response.ts';
import { drawLand, kmOfDegree, landSize } from '#web/parts/map/draw-land.ts';
import coasts from '#web/parts/map/land.json';
import { readLand } from '#web/parts/map/read-land.ts';
import type { Route } from './+types/country-outline.ts';

let land: ReturnType<typeof readLand> | undefined;

/** `/outlines/countries/turkey.svg`: the land between the hotels of a country, with its airports. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const [, page] = /^([\w-]{1,100})\.svg$/.exec(params.file) ?? [];
  if (!page) return nothing();
  const answer = await context.get(clientContext).call(country, { page });
  if (!answer.ok) throw toErrorResponse(answer.reason);
  const view = answer.value[0] && viewOf(answer.value[0]);
  if (!view) return nothing();
  land ??= readLand(coasts);
  return new Response(drawLand(view, land), {
    headers: { 'Content-Type': 'image/svg+xml; charset=utf-8', 'Cache-Control': 'public, max-age=86400' },
  });
}

const nothing = () => new Response(null, { status: 404 });

/** Some air around the hotels, and never so near that no coast is seen. */
const reach = { around: 1.3, least: 60 };

function viewOf({ coordinates, mapCoordinatesOSM, airports }: CountryInformation) {
  const [corner] = mapCoordinatesOSM;
  const [latitude, longitude] = coordinates ?? [];
  if (!corner || latitude === undefined || longitude === undefined) return undefined;
  const east = (longitude - corner.longitude) * kmOfDegree * Math.cos((latitude * Math.PI) / 180);
  const north = ((latitude - corner.latitude) * kmOfDegree * landSize.width) / landSize.height;
  return {
    middle: { latitude, longitude },
    halfKm: Math.max(reach.least, Math.max(east, north) * reach.around),
    airports: airports.flatMap((airport) =>
      airport.latitude === null || airport.longitude === null
        ? []
        : [{ latitude: airport.latitude, longitude: airport.longitude }],
    ),
  };
}
