import { kmBetween, type Point } from '#demo/geo.ts';
import type { Localised } from '#lib/localised.ts';
import type { Listing } from './read-listings.ts';

/** A town that hotels may be in: a resort that the operator has already, or one of the gazetteer. */
export type Town = Point & { id: number; name: Localised; country: string; isResort: boolean };

type Placed = { ok: true; town: Town; point: Point } | { ok: false; reason: string };

const resortKm = 15;
const townKm = 25;
const farthestKm = 60;

/** 'Çeşme' and 'Cesme' are one town; so are "St. Julian's" and 'St Julians'. */
export const folded = (name: string) =>
  name
    .replaceAll('ı', 'i')
    .replaceAll(/[Ħħ]/g, 'h')
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '');

/** Finds the town of a hotel: by its position where that is good, else by the town that it names. */
export function placeListing(listing: Listing, towns: readonly Town[]): Placed {
  const { country, city, province, isApproximate } = listing;
  if (!listing.name) return { ok: false, reason: 'has no name' };
  if (!isPosition(listing)) return { ok: false, reason: 'has no position' };
  const nearby = towns.filter((town) => town.country === country);
  const named = nearby.find(({ name }) => city && folded(name.en) === folded(city));
  if (!isApproximate) return placeByPosition(listing, nearby, named);
  if (named) return { ok: true, town: named, point: pointIn(named, listing) };
  const capital = nearby.find(({ name, isResort }) => isResort && folded(name.en) === folded(province));
  if (capital) return { ok: true, town: capital, point: pointIn(capital, listing) };
  return { ok: false, reason: 'has an approximate position, and no known town' };
}

const isPosition = ({ latitude, longitude }: Point) =>
  Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 && (latitude !== 0 || longitude !== 0);

function placeByPosition(listing: Listing, towns: readonly Town[], named: Town | undefined): Placed {
  const away = named ? Math.round(kmBetween(named, listing)) : 0;
  if (named && away > farthestKm)
    return { ok: false, reason: `is ${away} km away from ${named.name.en}, where it says it is` };
  const nearest = (isResort: boolean, within: number) =>
    towns
      .filter((town) => town.isResort === isResort && kmBetween(town, listing) <= within)
      .sort((a, b) => kmBetween(a, listing) - kmBetween(b, listing))[0];
  const town = nearest(true, resortKm) ?? nearest(false, townKm) ?? nearest(true, farthestKm);
  const point = { latitude: listing.latitude, longitude: listing.longitude };
  return town
    ? { ok: true, town, point }
    : { ok: false, reason: `has no known town within ${farthestKm} km` };
}

// A position of the province would put a hotel of Kemer into the middle of Antalya.
const pointIn = (town: Town, { latitude, longitude }: Point): Point =>
  kmBetween(town, { latitude, longitude }) <= resortKm
    ? { latitude, longitude }
    : { latitude: town.latitude, longitude: town.longitude };
