import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import { staleIfError } from '#db/stale-if-error.ts';
import { readRoomImages, readRooms, type StoredImage, type StoredRoom } from './hotel-store.server.ts';

export type { StoredImage, StoredRoom };

/** Some rooms with their pictures; unknown ones are left out. */
export async function findRooms(
  db: Kysely<DB>,
  roomIds: readonly number[],
): Promise<{ room: StoredRoom; images: StoredImage[] }[]> {
  const [rooms, images] = await staleIfError(db, ['rooms', roomIds], () =>
    Promise.all([readRooms(db, roomIds), readRoomImages(db, roomIds)]),
  );
  return rooms.map((room) => ({ room, images: images.filter(({ roomId }) => roomId === room.id) }));
}
