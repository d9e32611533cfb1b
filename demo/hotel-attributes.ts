import type { RowOf } from '#domain/operator-data/tables.ts';
import { attributeId, priorityAttribute } from './attributes.ts';
import type { Hotel } from './hotels.ts';

/** What one hotel has. */
export function* hotelAttributes(hotel: Hotel): Generator<RowOf<'hotel_attribute'>> {
  const row = (attribute_id: number, value = '') => ({ hotel_id: hotel.id, attribute_id, value });
  if (hotel.toBeach !== undefined) yield row(53, String(hotel.toBeach));
  yield row(51, String(hotel.toAirport));
  yield row(52, String(hotel.toCentre));
  for (const amenity of hotel.amenities) yield row(attributeId(amenity));
  yield row(1000246, hotel.resort.airport.name.en);
  yield row(1000235, String(hotel.roomCount));
  if (hotel.amenities.has('pool')) yield row(1000236, String(poolCount(hotel)));
  if (hotel.resort.region.destination.isPriority && hotel.category.stars >= 5) yield row(priorityAttribute);
}

/** More rooms, more pools. */
export const poolCount = (hotel: Hotel) => 1 + Math.min(6, Math.floor(hotel.roomCount / 110));
