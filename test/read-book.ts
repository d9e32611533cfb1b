import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import { readHotelIds, readHotelRows, readLegs } from '#domain/catalogue/price-data-store.server.ts';
import { readTours } from '#domain/catalogue/tour-data-store.server.ts';
import type { PlainDate } from '#lib/plain-date.ts';
import type { Catalogue } from '#price-search/catalogue.ts';

/** The catalogue as the rows of the database say it: the oracle goes by these. */
export async function readBook(db: Kysely<DB>, today: PlainDate): Promise<Catalogue> {
  const rows = await readHotelRows(db, await readHotelIds(db));
  const ofAll = <Name extends Exclude<keyof (typeof rows)[number], 'hotel'>>(name: Name) =>
    rows.flatMap((of) => of[name] as (typeof rows)[number][Name][number][]);
  return {
    ...(await readTours(db)),
    legs: await readLegs(db, today, 'all'),
    hotels: rows.map(({ hotel }) => hotel),
    rooms: ofAll('rooms'),
    accommodations: ofAll('accommodations'),
    contracts: ofAll('contracts'),
    seasons: ofAll('seasons'),
    childRules: ofAll('childRules'),
    earlyBookings: ofAll('earlyBookings'),
    stayPays: ofAll('stayPays'),
    supplements: ofAll('supplements'),
    stopSales: ofAll('stopSales'),
    allotments: ofAll('allotments'),
  };
}
