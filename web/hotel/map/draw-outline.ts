import { drawLand, kmOfDegree, landSize } from '#web/parts/map/draw-land.ts';
import type { Point } from '#web/parts/map/read-land.ts';

/** A place on the drawing; the hotel itself stands in the middle and is not drawn. */
export type OutlinePlace = { kind: 'airport' | 'centre' | 'beach'; latitude: number; longitude: number };

type Outline = { latitude: number; longitude: number; nearby: readonly OutlinePlace[] };

/** How far the drawing reaches to the east and to the west, in kilometres: to the airport, within reason. */
const reach = { least: 25, most: 90, beyondAirport: 1.25 };

/** The land around a hotel as a drawing: a file of some hundred bytes in the place of a map. */
export function drawOutline({ latitude, longitude, nearby }: Outline, land: readonly Point[][]): string {
  const kmOfLongitude = kmOfDegree * Math.cos((latitude * Math.PI) / 180);
  const airport = nearby.find(({ kind }) => kind === 'airport');
  const toAirport = airport
    ? Math.hypot(
        (airport.longitude - longitude) * kmOfLongitude,
        ((airport.latitude - latitude) * kmOfDegree * landSize.width) / landSize.height,
      )
    : 0;
  const halfKm = Math.min(reach.most, Math.max(reach.least, toAirport * reach.beyondAirport));
  const airports = airport && halfKm < reach.most ? [airport] : [];
  return drawLand({ middle: { latitude, longitude }, halfKm, airports }, land);
}
