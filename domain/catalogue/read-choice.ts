import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import type { Choice } from '#price-search/catalogue.ts';
import type { FlightChoice } from '#price-search/find-flights.ts';
import { packHotel } from '#price-search/hotel-block.ts';
import { openSnapshot, packRoutes } from '#price-search/snapshot.ts';
import { readState } from './catalogue-changes.server.ts';
import { directoryParts } from './directory-store.server.ts';
import type { CatalogueMoment } from './live-catalogue.ts';
import { readHotelRows, readLegsOf } from './price-data-store.server.ts';
import { isSame } from './read-change.server.ts';
import { readParts } from './read-parts.ts';
import { readTours } from './tour-data-store.server.ts';

/** How often the rows are read again when the catalogue changes meanwhile. */
const mostReadings = 5;

/**
 * A moment that knows one choice alone, from the contract rows as the transaction `db` reads them: all of one state of the
 * catalogue, whatever is imported meanwhile. Names are those of `moment`.
 */
export async function readChoice(
  db: Kysely<DB>,
  choice: Choice | FlightChoice,
  moment: CatalogueMoment,
): Promise<CatalogueMoment> {
  for (let reading = 1; ; reading++) {
    const before = await readState(db);
    const read = await readOnce(db, choice, moment);
    if (isSame(before, await readState(db))) return { ...read, version: before.version };
    if (reading === mostReadings) throw new Error('The catalogue changes faster than a choice is read');
  }
}

async function readOnce(
  db: Kysely<DB>,
  choice: Choice | FlightChoice,
  moment: CatalogueMoment,
): Promise<CatalogueMoment> {
  const isTour = 'hotelId' in choice;
  const hotels = isTour ? await readHotelRows(db, [choice.hotelId]) : [];
  const legs = await readLegsOf(
    db,
    [choice.outLegId, choice.backLegId].filter((id) => id !== null),
  );
  const trade = await readTours(db, isTour ? [choice.tourId] : []);
  const terms = await readParts(directoryParts, db, (table) => table === 'cancellation_step');
  const snapshot = openSnapshot({
    hotels: new Map(hotels.map((rows) => [rows.hotel.id, packHotel(rows)])),
    routes: packRoutes(legs),
    trade,
  });
  return { ...moment, snapshot, directory: { ...moment.directory, ...terms } };
}
