import type { HotelInfo } from './hotel-loader.ts';

/** Attributes that are distances in metres ([W]§9). */
const distanceIncs = { beach: 53, airport: 51, centre: 52 } as const;

/** Distances that are known, in metres. */
export function distancesOf(attributes: HotelInfo['attr']) {
  const metres = (inc: number) => {
    const value = attributes.find((attribute) => attribute.inc === inc)?.value ?? '';
    return /^\d+$/.test(value) ? Number(value) : undefined;
  };
  return {
    beach: metres(distanceIncs.beach),
    airport: metres(distanceIncs.airport),
    centre: metres(distanceIncs.centre),
  };
}

/** Chips of the header: the first six of what the hotel has ([W]§9). */
export const topAttributes = (attributes: HotelInfo['attr']) =>
  attributes.filter(({ kind }) => kind === 'flag').slice(0, 6);
