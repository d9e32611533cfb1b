import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import type { PlainDate } from '#lib/plain-date.ts';

/** What service prices are narrowed by; what is missing does not narrow. */
export type PricesAsked = {
  typeId: number;
  stateFromId?: number;
  stateId?: number;
  /** Prices of this town, and those of all towns. */
  townId?: number | undefined;
  /** The service begins on one of these days. */
  from: PlainDate;
  to?: PlainDate;
};

/** Kinds of services, in the operator's order. */
export const readServiceTypes = (db: Kysely<DB>) =>
  db.selectFrom('service_type').selectAll().orderBy('position').orderBy('id').execute();

/** Countries whose people have such prices. */
export const readDepartureCountries = (db: Kysely<DB>, asked: PricesAsked) =>
  db
    .selectFrom('departure_country')
    .select(['id', 'iso2', 'name'])
    .where('id', 'in', pricesOf(db, asked).select('service_price.departure_country_id'))
    .execute();

/** Destinations that have such prices. */
export const readServiceStates = (db: Kysely<DB>, asked: PricesAsked) =>
  db
    .selectFrom('state')
    .select(['id', 'name', 'slug'])
    .where('id', 'in', pricesOf(db, asked).select('service_price.state_id'))
    .execute();

/** Towns that have prices of their own. */
export const readServiceTowns = (db: Kysely<DB>, asked: PricesAsked) =>
  db
    .selectFrom('town')
    .select(['id', 'name'])
    .where('id', 'in', pricesOf(db, asked).where('town_id', 'is not', null).select('service_price.town_id'))
    .execute();

/** The prices themselves, with the names of their places. */
export const readServicePrices = (db: Kysely<DB>, asked: PricesAsked) =>
  pricesOf(db, asked)
    .innerJoin('state', 'state.id', 'service_price.state_id')
    .leftJoin('town', 'town.id', 'service_price.town_id')
    .selectAll('service_price')
    .select(['state.name as stateName', 'state.slug as stateSlug', 'town.name as townName'])
    .orderBy('service_price.position')
    .orderBy('service_price.id')
    .execute();

function pricesOf(db: Kysely<DB>, { typeId, stateFromId, stateId, townId, from, to }: PricesAsked) {
  let prices = db
    .selectFrom('service_price')
    .where('service_type_id', '=', typeId)
    .where('date_to', '>=', from);
  if (to !== undefined) prices = prices.where('date_from', '<=', to);
  if (stateFromId !== undefined) prices = prices.where('departure_country_id', '=', stateFromId);
  if (stateId !== undefined) prices = prices.where('service_price.state_id', '=', stateId);
  if (townId !== undefined)
    prices = prices.where(({ or, eb }) => or([eb('town_id', '=', townId), eb('town_id', 'is', null)]));
  return prices;
}
