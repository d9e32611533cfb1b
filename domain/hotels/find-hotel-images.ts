import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import { readHotelImages, type StoredImage } from './hotel-store.server.ts';

/** The pictures of some hotels, in their own order; a hotel without pictures is left out. */
export async function findHotelImages(
  db: Kysely<DB>,
  hotelIds: readonly number[],
): Promise<{ hotelId: number; images: StoredImage[] }[]> {
  const byHotel = Map.groupBy(await readHotelImages(db, hotelIds), ({ hotelId }) => hotelId);
  return [...byHotel].map(([hotelId, images]) => ({ hotelId, images }));
}
