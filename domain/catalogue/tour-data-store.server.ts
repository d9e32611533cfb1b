import { type Kysely, sql } from 'kysely';
import type { DB } from '#db/schema.ts';
import type { Tour } from '#price-search/catalogue.ts';
import type { Trade } from '#price-search/snapshot.ts';
import { day } from './day-column.ts';

export const tourTables: (keyof DB)[] = [
  'tour',
  'tour_ufilter',
  'tour_hotel',
  'tour_service',
  'service',
  'departure_town',
  'markup',
  'exchange_rate',
];

/**
 * The tours with what comes with them, and what turns their prices into those of a market: of all tours, or of those with
 * these numbers.
 */
export const readTours = async (db: Kysely<DB>, ids?: readonly number[]): Promise<Trade> => ({
  tours: await readTourTerms(db, ids),
  tourServices: await db
    .selectFrom('tour_service')
    .innerJoin('service', 'service.id', 'tour_service.service_id')
    .select([
      'tour_service.tour_id as tourId',
      'service.id',
      'tour_service.position',
      'service.currency',
      'service.adult_amount as adultAmount',
      'service.child_amount as childAmount',
      'service.infant_amount as infantAmount',
      'service.is_per_night as isPerNight',
    ])
    .$if(ids !== undefined, (some) => some.where('tour_service.tour_id', '=', among(ids)))
    .orderBy('tour_service.tour_id')
    .orderBy('tour_service.position')
    .orderBy('service.id')
    .execute(),
  departureTowns: await db
    .selectFrom('departure_town')
    .select(['id', 'market', 'airport_code as airportCode'])
    .orderBy('id')
    .execute(),
  markups: await db.selectFrom('markup').select(['market', 'packet_type as packetType', 'share']).execute(),
  rates: await readRates(db),
});

/** Prices are those of today, so of the years of history only the end is kept in memory. */
const ratesKept = 100;

const readRates = (db: Kysely<DB>) =>
  db
    .selectFrom(
      db
        .selectFrom('exchange_rate')
        .select(['currency', day('date').as('day'), sql<number>`per_euro::double precision`.as('perEuro')])
        .select(({ fn }) =>
          fn
            .agg<string>('row_number')
            .over((each) => each.partitionBy('currency').orderBy('date', 'desc'))
            .as('age'),
        )
        .as('rate'),
    )
    .select(['currency', 'day', 'perEuro'])
    .where('age', '<=', `${ratesKept}`)
    .execute();

/** One parameter however many tours there are. */
const among = (ids: readonly number[] = []) => sql<number>`any(${[...ids]}::integer[])`;

async function readTourTerms(db: Kysely<DB>, ids?: readonly number[]): Promise<Tour[]> {
  const isSome = ids !== undefined;
  const ufilters = Map.groupBy(
    await db
      .selectFrom('tour_ufilter')
      .selectAll()
      .$if(isSome, (some) => some.where('tour_id', '=', among(ids)))
      .orderBy('ufilter_id')
      .execute(),
    (row) => row.tour_id,
  );
  const hotels = Map.groupBy(
    await db
      .selectFrom('tour_hotel')
      .selectAll()
      .$if(isSome, (some) => some.where('tour_id', '=', among(ids)))
      .orderBy('hotel_id')
      .execute(),
    (row) => row.tour_id,
  );
  const tours = await db
    .selectFrom('tour')
    .select([
      'id',
      'departure_town_id as townId',
      'state_id as stateId',
      'program_type_id as programTypeId',
      'tour_type_id as tourTypeId',
      'packet_type as packetType',
      'nights_from as nightsFrom',
      'nights_to as nightsTo',
      day('valid_from').as('validFrom'),
      day('valid_to').as('validTo'),
      'departure_days as departureDays',
      'return_town_id as returnTownId',
      'excursion_tour_id as excursionTourId',
    ])
    .$if(isSome, (some) => some.where('id', '=', among(ids)))
    .orderBy('id')
    .execute();
  return tours.map((tour) => ({
    ...tour,
    packetType: tour.packetType as Tour['packetType'], // the table's check allows no others
    ufilterIds: (ufilters.get(tour.id) ?? []).map((row) => row.ufilter_id),
    hotelIds: hotels.get(tour.id)?.map((row) => row.hotel_id) ?? null,
  }));
}
