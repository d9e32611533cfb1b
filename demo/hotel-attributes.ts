import type { RowOf } from '#domain/operator-data/tables.ts';
import { hotelAttribute } from '#lib/attribute-numbers.ts';
import { attributeId } from './attributes.ts';
import type { Hotel } from './hotels.ts';

/** What one hotel has. */
export function* hotelAttributes(hotel: Hotel): Generator<RowOf<'hotel_attribute'>> {
  const row = (attribute_id: number, value = '') => ({ hotel_id: hotel.id, attribute_id, value });
  if (hotel.toBeach !== undefined) yield row(hotelAttribute.beach, String(hotel.toBeach));
  yield row(hotelAttribute.airport, String(hotel.toAirport));
  yield row(hotelAttribute.centre, String(hotel.toCentre));
  for (const amenity of hotel.amenities) yield row(attributeId(amenity));
  yield row(hotelAttribute.airportName, hotel.resort.airport.name.en);
  yield row(hotelAttribute.rooms, String(hotel.roomCount));
  if (hotel.amenities.has('pool')) yield row(hotelAttribute.pools, String(poolCount(hotel)));
  if (hotel.resort.region.destination.isPriority && hotel.category.stars >= 5)
    yield row(hotelAttribute.priority);
}

/** More rooms, more pools. */
export const poolCount = (hotel: Hotel) => 1 + Math.min(6, Math.floor(hotel.roomCount / 110));
