import type { RowOf } from '#domain/operator-data/tables.ts';
import { familyAttribute, hotelAttribute } from '#lib/attribute-numbers.ts';
import { attributeId } from './attributes.ts';
import type { Hotel } from './hotels.ts';

/** What one hotel has. */
export function* hotelAttributes(hotel: Hotel): Generator<RowOf<'hotel_attribute'>> {
  const row = (attribute_id: number, value = '') => ({ hotel_id: hotel.id, attribute_id, value });
  if (hotel.toBeach !== undefined) yield row(hotelAttribute.beach, String(hotel.toBeach));
  yield row(hotelAttribute.airport, String(hotel.toAirport));
  yield row(hotelAttribute.centre, String(hotel.toCentre));
  for (const amenity of hotel.amenities) yield row(attributeId(amenity));
  yield row(hotelAttribute.rooms, String(hotel.roomCount));
  if (hotel.resort.kind === 'island') yield row(familyAttribute.transferMinutes, String(boatMinutes(hotel)));
  if (hotel.amenities.has('pool')) yield row(hotelAttribute.pools, String(poolCount(hotel)));
  if (isPriority(hotel)) yield row(hotelAttribute.priority);
  if (hotel.ratingTenths >= 47 && hotel.ratingCount > 1000) yield row(hotelAttribute.badge, 'TOP 100');
  if (hotel.id % 3 === 0) yield row(hotelAttribute.action, '/ads/early-booking');
}

/** Shown before others. */
export const isPriority = ({ resort, category }: Hotel) =>
  resort.region.destination.isPriority && category.stars >= 5;

/** More rooms, more pools. */
export const poolCount = (hotel: Hotel) => 1 + Math.min(6, Math.floor(hotel.roomCount / 110));

/** To an island: by speedboat, and by seaplane where that takes more than an hour and a quarter. */
function boatMinutes({ toAirport }: Hotel): number {
  const byBoat = toAirport / 1000 / 0.75 + 10;
  const bySeaplane = toAirport / 1000 / 3.5 + 20;
  return Math.round((byBoat > 75 ? bySeaplane : byBoat) / 5) * 5;
}
