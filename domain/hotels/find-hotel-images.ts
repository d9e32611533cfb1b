import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import { staleIfError } from '#db/stale-if-error.ts';
import { readHotelImages, type StoredImage } from './hotel-store.server.ts';

/** The pictures of some hotels, in their own order; a hotel without pictures is left out. */
export async function findHotelImages(
  db: Kysely<DB>,
  hotelIds: readonly number[],
): Promise<{ hotelId: number; images: StoredImage[] }[]> {
  const images = await staleIfError(db, ['hotel images', hotelIds], () => readHotelImages(db, hotelIds));
  const byHotel = Map.groupBy(images, ({ hotelId }) => hotelId);
  return [...byHotel].map(([hotelId, images]) => ({ hotelId, images }));
}
