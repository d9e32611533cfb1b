import { staleIfError } from '#db/stale-if-error.ts';
import { entry } from '#domain/catalogue/directory.ts';
import type { Album, ArchiveSource } from './list-albums.ts';
import { type AlbumPicture, readAlbumPictures } from './photo-store.server.ts';

type FoundAlbum = Pick<Album, 'hotel' | 'town' | 'state'> & { pictures: AlbumPicture[] };

/** The album of a hotel, by the slugs of its country and its own; a hotel without pictures has none. */
export async function findAlbum(
  { db, moment: { directory } }: ArchiveSource,
  slugs: { country: string; hotel: string },
): Promise<FoundAlbum | undefined> {
  for (const hotel of directory.hotels.values()) {
    if (hotel.slug !== slugs.hotel) continue;
    const town = entry(directory.towns, hotel.townId);
    const state = entry(directory.states, entry(directory.regions, town.regionId).stateId);
    if (state.slug !== slugs.country) continue;
    const pictures = await staleIfError(db, ['album', hotel.id], () => readAlbumPictures(db, hotel.id));
    return pictures.length > 0 ? { hotel, town, state, pictures } : undefined;
  }
  return undefined;
}
