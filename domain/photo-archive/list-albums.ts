import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import { staleIfError } from '#db/stale-if-error.ts';
import {
  type Directory,
  entry,
  type HotelEntry,
  type StateEntry,
  type TownEntry,
} from '#domain/catalogue/directory.ts';
import type { CatalogueMoment } from '#domain/catalogue/live-catalogue.ts';
import { hotelsCalled } from './hotels-called.ts';
import { type AlbumSize, readAlbumSizes } from './photo-store.server.ts';

export type ArchiveSource = { db: Kysely<DB>; moment: Pick<CatalogueMoment, 'directory'> };

/** The pictures of a hotel. */
export type Album = {
  hotel: HotelEntry;
  town: TownEntry;
  state: StateEntry;
  pictures: number;
  /** Own media path. */
  cover: string;
};

/** What albums are narrowed by: words that say what or where a hotel is, and the slug of a country; empty is any. */
export type AlbumQuestion = { text: string; country: string; locale: string };

/** The albums of hotels that are meant, by country and name in the language. */
export async function listAlbums(
  source: ArchiveSource,
  { text, country, locale }: AlbumQuestion,
): Promise<Album[]> {
  const albums = await allAlbums(source);
  const called = text.trim() === '' ? undefined : hotelsCalled(source.moment.directory, text, locale);
  const { compare } = new Intl.Collator(locale);
  const nameIn = ({ name }: HotelEntry | StateEntry) => name[locale] ?? name.en;
  return albums
    .filter(
      ({ hotel, state }) => (country === '' || state.slug === country) && called?.has(hotel.id) !== false,
    )
    .sort(
      (a, b) =>
        compare(nameIn(a.state), nameIn(b.state)) ||
        compare(nameIn(a.hotel), nameIn(b.hotel)) ||
        a.hotel.id - b.hotel.id,
    );
}

export type PhotoCountry = { state: StateEntry; albums: number; pictures: number; cover: string };

/** The countries that there are albums of, those with most pictures first. */
export async function listPhotoCountries(source: ArchiveSource): Promise<PhotoCountry[]> {
  const byState = Map.groupBy(await allAlbums(source), ({ state }) => state);
  return [...byState]
    .map(([state, albums]) => ({
      state,
      albums: albums.length,
      pictures: albums.reduce((sum, album) => sum + album.pictures, 0),
      cover: state.image ?? albums[0]!.cover,
    }))
    .sort((a, b) => b.pictures - a.pictures || a.state.id - b.state.id);
}

/** Pictures are part of the catalogue: as long as it stays what it is, they are counted once, whatever is asked. */
const counted = new WeakMap<ArchiveSource['moment'], Promise<Album[]>>();

function allAlbums({ db, moment }: ArchiveSource): Promise<Album[]> {
  const known = counted.get(moment);
  if (known) return known;
  const counting = staleIfError(db, ['album sizes'], () => readAlbumSizes(db)).then((sizes) =>
    sizes.flatMap((size) => albumOf(size, moment.directory)),
  );
  counted.set(moment, counting);
  counting.catch(() => counted.delete(moment));
  return counting;
}

/** A hotel of a second ago may have gone from the catalogue since. */
function albumOf({ hotelId, pictures, cover }: AlbumSize, directory: Directory): Album[] {
  const hotel = directory.hotels.get(hotelId);
  if (!hotel) return [];
  const town = entry(directory.towns, hotel.townId);
  const state = entry(directory.states, entry(directory.regions, town.regionId).stateId);
  return [{ hotel, town, state, pictures: Number(pictures), cover }];
}
