import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import { entry } from '#domain/catalogue/directory.ts';
import type { CatalogueMoment } from '#domain/catalogue/live-catalogue.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { readHotel, type StoredHotel } from './hotel-store.server.ts';

export type { StoredHotel };

/** Where hotels are found. */
export type HotelSource = { db: Kysely<DB>; moment: CatalogueMoment };

export type HotelNotFound = 'unknown' | 'moved';

/**
 * Finds a hotel by its inc or by `/hotels/{country}/{slug}` (`tours` serves as well). `moved` tells the path where it
 * stands when the country of the path is another one or the slug is its number ([W]§3.5: code 301).
 */
export async function findHotel(
  { db, moment }: HotelSource,
  name: string,
): Promise<Result<StoredHotel, HotelNotFound>> {
  const { directory } = moment;
  const [kind, country, slug] = name.split('/').filter(Boolean);
  const isPath = (kind === 'hotels' || kind === 'tours') && country !== undefined && slug !== undefined;
  const wanted = isPath ? slug : name;
  const bySlug = [...directory.hotels.values()].find((hotel) => hotel.slug === wanted);
  const found = /^\d{1,9}$/.test(wanted) ? directory.hotels.get(Number(wanted)) : bySlug;
  if (!found) return fail('unknown');
  if (isPath) {
    const region = entry(directory.regions, entry(directory.towns, found.townId).regionId);
    const path = `/${kind}/${entry(directory.states, region.stateId).slug}/${found.slug}`;
    if (path !== `/${kind}/${country}/${slug}`) return fail('moved', path);
  }
  const stored = await readHotel(db, found.id);
  return stored ? ok(stored) : fail('unknown');
}
