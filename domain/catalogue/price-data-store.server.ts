import { type Kysely, sql } from 'kysely';
import type { DB } from '#db/schema.ts';
import type { PlainDate } from '#lib/plain-date.ts';
import type { Catalogue, Leg } from '#price-search/catalogue.ts';
import type { HotelRows } from '#price-search/hotel-block.ts';
import { rowsByHotel } from '#price-search/snapshot.ts';
import { allotmentsLeft } from './allotments-left.ts';
import type { Route } from './catalogue-changes.server.ts';
import { day } from './day-column.ts';

const minuteOfDay = (column: string) =>
  sql<number>`(extract(epoch from ${sql.ref(column)}::time) / 60)::integer`;

export async function readHotelIds(db: Kysely<DB>): Promise<number[]> {
  const rows = await db.selectFrom('hotel').select('id').orderBy('id').execute();
  return rows.map((row) => row.id);
}

/** Everything that some hotels sell, hotel by hotel; those that are gone are missing. */
export const readHotelRows = async (db: Kysely<DB>, ids: readonly number[]): Promise<HotelRows[]> =>
  rowsByHotel({
    hotels: await readHotels(db, ids),
    ...(await readRooms(db, ids)),
    seasons: await readSeasons(db, ids),
    ...(await readContracts(db, ids)),
    ...(await readAvailability(db, ids)),
  });

type Ids = readonly number[];

/** One parameter however many hotels there are. */
const among = (ids: Ids) => sql<number>`any(${[...ids]}::integer[])`;

const roomsOf = (db: Kysely<DB>, ids: Ids) =>
  db.selectFrom('room').select('id').where('hotel_id', '=', among(ids));

const contractsOf = (db: Kysely<DB>, ids: Ids) =>
  db.selectFrom('contract').select('id').where('hotel_id', '=', among(ids));

async function readHotels(db: Kysely<DB>, ids: Ids): Promise<Catalogue['hotels']> {
  const attributes = await db
    .selectFrom('hotel_attribute')
    .select(['hotel_id', 'attribute_id'])
    .where('hotel_id', '=', among(ids))
    .orderBy('attribute_id')
    .execute();
  const ofHotel = Map.groupBy(attributes, (row) => row.hotel_id);
  const hotels = await db
    .selectFrom('hotel')
    .innerJoin('town', 'town.id', 'hotel.town_id')
    .innerJoin('region', 'region.id', 'town.region_id')
    .select([
      'hotel.id',
      'region.state_id as stateId',
      'region.id as regionId',
      'town.id as townId',
      'town.airport_code as airportCode',
      'hotel.star_id as starId',
      'hotel.on_sale as onSale',
      'hotel.popularity',
      sql<number>`coalesce(hotel.rating_tenths, 0)`.as('ratingTenths'),
    ])
    .where('hotel.id', '=', among(ids))
    .orderBy('hotel.id')
    .execute();
  return hotels.map((hotel) => ({
    ...hotel,
    attributeIds: (ofHotel.get(hotel.id) ?? []).map((row) => row.attribute_id),
  }));
}

const readRooms = async (db: Kysely<DB>, ids: Ids): Promise<Pick<Catalogue, 'rooms' | 'accommodations'>> => ({
  rooms: await db
    .selectFrom('room')
    .select(['id', 'hotel_id as hotelId'])
    .where('hotel_id', '=', among(ids))
    .orderBy('id')
    .execute(),
  accommodations: await db
    .selectFrom('accommodation')
    .select([
      'id',
      'room_id as roomId',
      'min_adults as minAdults',
      'max_adults as maxAdults',
      'max_children as maxChildren',
      'max_infants as maxInfants',
      'max_guests as maxGuests',
      'max_child_age as maxChildAge',
    ])
    .where('room_id', 'in', roomsOf(db, ids))
    .orderBy('id')
    .execute(),
});

const readSeasons = (db: Kysely<DB>, ids: Ids): Promise<Catalogue['seasons']> =>
  db
    .selectFrom('contract_season')
    .select([
      'id',
      'contract_id as contractId',
      'room_id as roomId',
      'meal_id as mealId',
      day('date_from').as('from'),
      day('date_to').as('to'),
      'double_amount as doubleAmount',
      'min_nights as minNights',
      'max_nights as maxNights',
      'arrival_days as arrivalDays',
    ])
    .where('contract_id', 'in', contractsOf(db, ids))
    .orderBy('id')
    .execute();

type ContractData = 'contracts' | 'childRules' | 'earlyBookings' | 'stayPays' | 'supplements';

const readContracts = async (db: Kysely<DB>, ids: Ids): Promise<Pick<Catalogue, ContractData>> => ({
  contracts: await db
    .selectFrom('contract')
    .select([
      'id',
      'hotel_id as hotelId',
      'currency',
      'single_share as singleShare',
      'third_adult_share as thirdAdultShare',
      'child_default_share as childDefaultShare',
      'infant_share as infantShare',
      'release_days as releaseDays',
      'cancellation_terms_id as cancellationTermsId',
    ])
    .where('hotel_id', '=', among(ids))
    .orderBy('id')
    .execute(),
  childRules: await db
    .selectFrom('contract_child')
    .select([
      'contract_id as contractId',
      'child_position as position',
      'age_from as ageFrom',
      'age_to as ageTo',
      'share',
    ])
    .where('contract_id', 'in', contractsOf(db, ids))
    .orderBy('id')
    .execute(),
  earlyBookings: await db
    .selectFrom('contract_early_booking')
    .select([
      'id',
      'contract_id as contractId',
      day('book_from').as('bookFrom'),
      day('book_to').as('bookTo'),
      day('stay_from').as('stayFrom'),
      day('stay_to').as('stayTo'),
      'discount',
      'cancellation_terms_id as cancellationTermsId',
    ])
    .where('contract_id', 'in', contractsOf(db, ids))
    .orderBy('id')
    .execute(),
  stayPays: await db
    .selectFrom('contract_stay_pay')
    .select([
      'contract_id as contractId',
      'stay_nights as stayNights',
      'pay_nights as payNights',
      day('stay_from').as('stayFrom'),
      day('stay_to').as('stayTo'),
    ])
    .where('contract_id', 'in', contractsOf(db, ids))
    .orderBy('id')
    .execute(),
  supplements: await db
    .selectFrom('contract_supplement')
    .select([
      'id',
      'contract_id as contractId',
      day('date').as('day'),
      'adult_amount as adultAmount',
      'child_amount as childAmount',
    ])
    .where('contract_id', 'in', contractsOf(db, ids))
    .orderBy('id')
    .execute(),
});

const readAvailability = async (
  db: Kysely<DB>,
  ids: Ids,
): Promise<Pick<Catalogue, 'stopSales' | 'allotments'>> => ({
  stopSales: await db
    .selectFrom('stop_sale')
    .select([
      'hotel_id as hotelId',
      'room_id as roomId',
      'meal_id as mealId',
      'accommodation_id as accommodationId',
      day('date_from').as('from'),
      day('date_to').as('to'),
    ])
    .where('hotel_id', '=', among(ids))
    .orderBy('id')
    .execute(),
  allotments: allotmentsLeft(
    await db
      .selectFrom('allotment')
      .select(['room_id as roomId', day('date_from').as('from'), day('date_to').as('to'), 'rooms'])
      .where('room_id', 'in', roomsOf(db, ids))
      .orderBy('id')
      .execute(),
    await db
      .selectFrom('stock')
      .select(['room_id as roomId', day('day').as('day'), left.as('left')])
      .where('kind', '=', 'room')
      .where('room_id', 'in', roomsOf(db, ids))
      .orderBy('room_id')
      .orderBy('day')
      .$narrowType<{ roomId: number }>()
      .execute(),
  ),
});

/** What is not taken of a stock row; none where more is taken than there is. */
const left = sql<number>`greatest(0, stock.capacity - stock.taken)`;

/** Legs of some routes, or of all; those that left before `since` are history. */
export const readLegs = (
  db: Kysely<DB>,
  since: PlainDate,
  routes: readonly Route[] | 'all',
): Promise<Leg[]> =>
  legs(db)
    .where('departs_at', '>=', since)
    .$if(routes !== 'all', (some) => some.where(isOnRoute(routes as readonly Route[])))
    .execute() as Promise<Leg[]>; // the table's check allows no other freight than 0 and 2

/** Legs by their numbers. */
export const readLegsOf = (db: Kysely<DB>, ids: Ids): Promise<Leg[]> =>
  legs(db).where('flight_leg.id', '=', among(ids)).execute() as Promise<Leg[]>; // as above

/** With the seats that bookings of our own have left. */
const legs = (db: Kysely<DB>) =>
  db
    .selectFrom('flight_leg')
    .leftJoin('stock', (join) =>
      join.onRef('stock.leg_id', '=', 'flight_leg.id').on('stock.kind', '=', 'seats'),
    )
    .select([
      'flight_leg.id',
      'carrier_code as carrierCode',
      'flight_number as flightNumber',
      'flight_leg.from_airport as from',
      'flight_leg.to_airport as to',
      day('departs_at').as('departDay'),
      minuteOfDay('departs_at').as('departMinute'),
      day('arrives_at').as('arriveDay'),
      minuteOfDay('arrives_at').as('arriveMinute'),
      'class_id as classId',
      'freight_external as freight',
      sql<number>`greatest(0, coalesce(stock.capacity - stock.taken, seats_free))`.as('seatsFree'),
      'is_on_request as isOnRequest',
      'currency',
      'adult_amount as adultAmount',
      'child_amount as childAmount',
      'infant_amount as infantAmount',
      'baggage_kg as baggageKg',
      'cabin_kg as cabinKg',
      'cancellation_terms_id as cancellationTermsId',
    ])
    .orderBy('flight_leg.id');

function isOnRoute(routes: readonly Route[]) {
  const from = routes.map((route) => route.from);
  const to = routes.map((route) => route.to);
  return sql<boolean>`(flight_leg.from_airport, flight_leg.to_airport)
    in (select * from unnest(${from}::char(3)[], ${to}::char(3)[]))`;
}
