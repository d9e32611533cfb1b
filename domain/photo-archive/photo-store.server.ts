import { type Kysely, sql } from 'kysely';
import type { DB } from '#db/schema.ts';

/** How many pictures there are of each hotel that has any, and the first of them. */
export const readAlbumSizes = (db: Kysely<DB>) =>
  db
    .selectFrom('image')
    .select(({ fn }) => [
      'hotel_id as hotelId',
      fn.countAll<number>().as('pictures'),
      sql<string>`(array_agg(src order by room_id is not null, position, id))[1]`.as('cover'),
    ])
    .groupBy('hotel_id')
    .execute();

export type AlbumSize = Awaited<ReturnType<typeof readAlbumSizes>>[number];

/** The pictures of a hotel: its own, then those of its rooms. */
export const readAlbumPictures = (db: Kysely<DB>, hotelId: number) =>
  db
    .selectFrom('image')
    .leftJoin('room', 'room.id', 'image.room_id')
    .select(['image.src', 'image.alt', 'room.name as room'])
    .where('image.hotel_id', '=', hotelId)
    .orderBy('room.position', (order) => order.asc().nullsFirst())
    .orderBy('room.id', (order) => order.asc().nullsFirst())
    .orderBy('image.position')
    .orderBy('image.id')
    .execute();

export type AlbumPicture = Awaited<ReturnType<typeof readAlbumPictures>>[number];
