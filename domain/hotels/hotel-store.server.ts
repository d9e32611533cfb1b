import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';

/** A hotel with everything its page shows, as stored. */
export async function readHotel(db: Kysely<DB>, hotelId: number) {
  const hotel = await db
    .selectFrom('hotel')
    .innerJoin('star', 'star.id', 'hotel.star_id')
    .innerJoin('town', 'town.id', 'hotel.town_id')
    .innerJoin('region', 'region.id', 'town.region_id')
    .innerJoin('state', 'state.id', 'region.state_id')
    .innerJoin('airport', 'airport.code', 'town.airport_code')
    .selectAll('hotel')
    .select([
      'star.name as starName',
      'town.name as townName',
      'town.slug as townSlug',
      'region.id as regionId',
      'region.name as regionName',
      'region.slug as regionSlug',
      'state.id as stateId',
      'state.name as stateName',
      'state.slug as stateSlug',
      'airport.code as airportCode',
      'airport.name as airportName',
    ])
    .where('hotel.id', '=', hotelId)
    .executeTakeFirst();
  if (!hotel) return undefined;
  return {
    hotel,
    attributes: await readAttributes(db, hotelId),
    texts: await db
      .selectFrom('hotel_text')
      .select(['key', 'title', 'body'])
      .where('hotel_id', '=', hotelId)
      .orderBy('position')
      .execute(),
    rooms: await db
      .selectFrom('room')
      .selectAll()
      .where('hotel_id', '=', hotelId)
      .orderBy('position')
      .execute(),
    guestsByRoom: await readGuests(db, hotelId),
    images: await db
      .selectFrom('image')
      .select(['room_id as roomId', 'src', 'alt'])
      .where('hotel_id', '=', hotelId)
      .orderBy('position')
      .orderBy('id')
      .execute(),
  };
}

export type StoredHotel = NonNullable<Awaited<ReturnType<typeof readHotel>>>;

const readAttributes = (db: Kysely<DB>, hotelId: number) =>
  db
    .selectFrom('hotel_attribute')
    .innerJoin('attribute', 'attribute.id', 'hotel_attribute.attribute_id')
    .select(['attribute.id', 'code', 'name', 'kind', 'icon', 'hotel_attribute.value'])
    .where('hotel_attribute.hotel_id', '=', hotelId)
    .orderBy('attribute.position')
    .execute();

/** The most people that each room of the hotel takes. */
async function readGuests(db: Kysely<DB>, hotelId: number): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('accommodation')
    .innerJoin('room', 'room.id', 'accommodation.room_id')
    .select(({ fn }) => ['room.id', fn.max<number>('accommodation.max_guests').as('guests')])
    .where('room.hotel_id', '=', hotelId)
    .groupBy('room.id')
    .execute();
  return new Map(rows.map((row) => [row.id, row.guests]));
}
