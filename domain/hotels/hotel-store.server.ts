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
      'state.is_cruise as isCruise',
      'state.guest_tax as guestTax',
      'airport.code as airportCode',
      'airport.name as airportName',
      'airport.latitude as airportLatitude',
      'airport.longitude as airportLongitude',
      'town.latitude as townLatitude',
      'town.longitude as townLongitude',
    ])
    .where('hotel.id', '=', hotelId)
    .executeTakeFirst();
  if (!hotel) return undefined;
  return {
    hotel,
    attributes: await readAttributes(db, hotelId),
    texts: await db
      .selectFrom('hotel_text')
      .select(['key', 'title', 'body', 'image'])
      .where('hotel_id', '=', hotelId)
      .orderBy('position')
      .orderBy('key')
      .execute(),
    rooms: await roomsOf(db).where('room.hotel_id', '=', hotelId).execute(),
    images: await imagesOf(db).where('hotel_id', '=', hotelId).execute(),
  };
}

/** Figures of hotels that only their own pages and comparisons tell. */
export const readHotelFigures = (db: Kysely<DB>, hotelIds: readonly number[]) =>
  db
    .selectFrom('hotel')
    .innerJoin('town', 'town.id', 'hotel.town_id')
    .innerJoin('airport', 'airport.code', 'town.airport_code')
    .select([
      'hotel.id as hotelId',
      'hotel.built_year as builtYear',
      'hotel.renovated_year as renovatedYear',
      'hotel.room_count as roomCount',
      'airport.code as airportCode',
      'airport.name as airportName',
    ])
    .where('hotel.id', 'in', hotelIds)
    .execute();

export type HotelFigures = Awaited<ReturnType<typeof readHotelFigures>>[number];

export type StoredHotel = NonNullable<Awaited<ReturnType<typeof readHotel>>>;

const readAttributes = (db: Kysely<DB>, hotelId: number) =>
  db
    .selectFrom('hotel_attribute')
    .innerJoin('attribute', 'attribute.id', 'hotel_attribute.attribute_id')
    .select(['attribute.id', 'code', 'name', 'kind', 'icon', 'hotel_attribute.value'])
    .where('hotel_attribute.hotel_id', '=', hotelId)
    .orderBy('attribute.position')
    .orderBy('attribute.id')
    .execute();

/** Rooms, each with the most people that it takes and its hotel's entry in the register. */
const roomsOf = (db: Kysely<DB>) =>
  db
    .selectFrom('room')
    .innerJoin('hotel', 'hotel.id', 'room.hotel_id')
    .selectAll('room')
    .select(['hotel.registry_code as registryCode'])
    .select(({ selectFrom }) =>
      selectFrom('accommodation')
        .whereRef('accommodation.room_id', '=', 'room.id')
        .select(({ fn }) => fn.max<number | null>('accommodation.max_guests').as('most'))
        .as('guests'),
    )
    .orderBy('room.hotel_id')
    .orderBy('room.position')
    .orderBy('room.id');

const imagesOf = (db: Kysely<DB>) =>
  db
    .selectFrom('image')
    .select(['hotel_id as hotelId', 'room_id as roomId', 'src', 'alt'])
    .orderBy('hotel_id')
    .orderBy('position')
    .orderBy('id');

/** Pictures of hotels themselves, not of their rooms. */
export const readHotelImages = (db: Kysely<DB>, hotelIds: readonly number[]) =>
  imagesOf(db).where('hotel_id', 'in', hotelIds).where('room_id', 'is', null).execute();

export const readRooms = (db: Kysely<DB>, roomIds: readonly number[]) =>
  roomsOf(db).where('room.id', 'in', roomIds).execute();

export const readRoomImages = (db: Kysely<DB>, roomIds: readonly number[]) =>
  imagesOf(db).where('room_id', 'in', roomIds).execute();

export type StoredImage = StoredHotel['images'][number];
export type StoredRoom = StoredHotel['rooms'][number];
