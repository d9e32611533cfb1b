import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import { staleIfError } from '#db/stale-if-error.ts';
import { entry, type HotelEntry } from '#domain/catalogue/directory.ts';
import type { CatalogueMoment } from '#domain/catalogue/live-catalogue.ts';
import { hotelPath, readHotelPath } from '#lib/hotel-path.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import type { HotelKind } from '#lib/travel-kind.ts';
import { readHotel, type StoredHotel } from './hotel-store.server.ts';

export type { StoredHotel };

/** Where hotels are found. */
export type HotelSource = { db: Kysely<DB>; moment: CatalogueMoment };

export type HotelNotFound = 'unknown' | 'moved';

/** What a hotel is asked by: its inc, or the slug of a path. */
type HotelName = { inc: number } | { kind: HotelKind; slug: string };

/**
 * Finds a hotel by its inc, by `/hotels/{country}/{slug}` (`tours` serves as well) or by `/cruise/{slug}`. `moved`
 * tells the path where it stands when that is another one, or the slug is its inc ([W]§3.5: code 301).
 */
export async function findHotel(
  { db, moment }: HotelSource,
  asked: string,
): Promise<Result<StoredHotel, HotelNotFound>> {
  const name = hotelNameOf(asked);
  const found = name && hotelOf(moment, name);
  if (!found) return fail('unknown');
  if ('slug' in name) {
    const path = pathOf(moment, found, name.kind);
    if (path !== decoded(asked).replace(/\/+$/, '')) return fail('moved', encodeURI(path));
  }
  const stored = await staleIfError(db, ['hotel', found.id], () => readHotel(db, found.id));
  return stored ? ok(stored) : fail('unknown');
}

const inc = /^-?\d{1,9}$/;

/** Paths are taken with or without the first and last slash, written out or encoded. */
function hotelNameOf(asked: string): HotelName | undefined {
  return inc.test(asked) ? { inc: Number(asked) } : readHotelPath(decoded(asked));
}

function hotelOf({ directory }: CatalogueMoment, name: HotelName): HotelEntry | undefined {
  if ('inc' in name) return directory.hotels.get(name.inc);
  for (const hotel of directory.hotels.values()) if (hotel.slug === name.slug) return hotel;
  return inc.test(name.slug) ? directory.hotels.get(Number(name.slug)) : undefined;
}

function pathOf({ directory }: CatalogueMoment, { slug, townId }: HotelEntry, kind: HotelKind) {
  const { stateId } = entry(directory.regions, entry(directory.towns, townId).regionId);
  const state = entry(directory.states, stateId);
  return hotelPath(kind, { slug: state.slug, longName: state.name.en, isCruise: state.isCruise }, slug);
}

/** A path as it is read; one that is wrongly encoded stays as it is, and leads nowhere. */
function decoded(path: string): string {
  try {
    return `/${decodeURIComponent(path).replace(/^\/+/, '')}`;
  } catch {
    return path;
  }
}
