import { type Kysely, sql } from 'kysely';
import type { DB } from '#db/schema.ts';
import type { Random } from '#price-search/random-catalogue.ts';

type Hotel = { hotelInc: number };

/** One change each for some hotels, committed together: new prices of a season, or its sale stopped or opened again. */
export async function changeContracts(
  db: Kysely<DB>,
  random: Random,
  hotels: readonly Hotel[],
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    for (const { hotelInc } of hotels) await changeOf(random)(transaction, hotelInc, random);
  });
}

type Change = (db: Kysely<DB>, hotelId: number, random: Random) => Promise<unknown>;

const newPrices: Change = (db, hotelId, random) =>
  sql`update contract_season set double_amount = ceil(double_amount * ${(0.8 + random() * 0.45).toFixed(3)}::numeric)
    where contract_id in (select id from contract where hotel_id = ${hotelId})`.execute(db);

const stopSale: Change = (db, hotelId, random) =>
  sql`insert into stop_sale (id, hotel_id, date_from, date_to)
    select coalesce(max(id), 0) + 1, ${hotelId}, current_date + ${Math.floor(random() * 90)}::int,
      current_date + ${90 + Math.floor(random() * 90)}::int from stop_sale`.execute(db);

const openSale: Change = (db, hotelId) => sql`delete from stop_sale where hotel_id = ${hotelId}`.execute(db);

/** Prices change most often. */
function changeOf(random: Random): Change {
  const dice = random();
  if (dice < 0.8) return newPrices;
  return dice < 0.9 ? stopSale : openSale;
}
