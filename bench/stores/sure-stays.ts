import type { PointOfSale } from '#price-search/catalogue.ts';
import type { HotelToPrice, RoomToPrice } from './stay-prices.ts';

/** Whether a stay may be confirmed at once: it is not on request. */
export type SureStays = (checkIn: number, nights: number) => boolean;

/** Of one room: far enough ahead of arrival, and in the allotment every night. */
export function sureStays(
  { contract }: HotelToPrice,
  { allotments }: RoomToPrice,
  { today }: PointOfSale,
): SureStays {
  const firstNight = Math.min(...allotments.map(({ from }) => from));
  const afterLast = Math.max(...allotments.map(({ to }) => to)) + 1;
  if (allotments.length === 0) return () => false;
  const isHeld = new Uint8Array(afterLast - firstNight);
  for (const { from, to, rooms } of allotments)
    if (rooms >= 1) isHeld.fill(1, from - firstNight, to + 1 - firstNight);
  // For each night the first from it on that we do not hold, so that a stay takes one look.
  const heldUntil = new Int32Array(isHeld.length);
  for (let night = isHeld.length - 1; night >= 0; night--)
    heldUntil[night] = isHeld[night] ? (heldUntil[night + 1] ?? isHeld.length) : night;
  return (checkIn, nights) =>
    checkIn - today >= contract.releaseDays &&
    (heldUntil[checkIn - firstNight] ?? 0) >= checkIn - firstNight + nights;
}
