import { type Kysely, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { DB } from '#db/schema.ts';
import type { OfficeTerm } from '#lib/office-filter/office-term.ts';
import { officeCondition } from './office-condition.server.ts';
import { textIn } from './text-in.server.ts';

export type OfficeQuestion = {
  market: string;
  terms: readonly OfficeTerm[];
  withClosed: boolean;
  /** Texts are told and searched in the first of these languages that they have, else in English. */
  locales: readonly string[];
};

/** The offices of a question in their order, each with everything that is told of it, in one statement. */
export const readOffices = (db: Kysely<DB>, { market, terms, withClosed, locales }: OfficeQuestion) =>
  db
    .selectFrom('office')
    .innerJoin('office_town', 'office_town.id', 'office.town_id')
    .select(['office.id', 'office.town_id', 'office.metro_color', 'office.phones', 'office.emails'])
    .select(['office.latitude', 'office.longitude', 'office.is_closed', 'office_town.country'])
    .select([
      textIn('office_town.name', locales).as('town_name'),
      textIn('office.name', locales).as('name'),
      textIn('office.official_name', locales).as('official_name'),
      textIn('office.address', locales).as('address'),
      textIn('office.district', locales).as('district'),
      textIn('office.metro', locales).as('metro'),
      textIn('office.metro_line', locales).as('metro_line'),
      textIn('office.description', locales).as('description'),
      textIn('office.achievements', locales).as('achievements'),
    ])
    .select((office) => [
      jsonArrayFrom(
        office
          .selectFrom('office_picture')
          .select(['image', 'url'])
          .whereRef('office_id', '=', 'office.id')
          .orderBy('position'),
      ).as('pictures'),
      jsonArrayFrom(
        office
          .selectFrom('office_file')
          .select(['office_file.type', 'url', textIn('office_file.title', locales).as('title')])
          .whereRef('office_id', '=', 'office.id')
          .orderBy('position'),
      ).as('files'),
      jsonArrayFrom(
        office
          .selectFrom('office_property')
          .select(['office_property.type', 'value'])
          .whereRef('office_id', '=', 'office.id')
          .orderBy('office_property.type'),
      ).as('properties'),
      jsonArrayFrom(
        office
          .selectFrom('office_hours')
          .select(['weekday', 'hours'])
          .whereRef('office_id', '=', 'office.id')
          .orderBy('weekday'),
      ).as('hours'),
      jsonArrayFrom(
        office
          .selectFrom('office_worker')
          .select(textIn('office_worker.name', locales).as('name'))
          .whereRef('office_id', '=', 'office.id')
          .orderBy('position'),
      ).as('workers'),
    ])
    .where('office_town.market', '=', market)
    .$if(!withClosed, (offices) => offices.where('office.is_closed', '=', false))
    .where((rows) => officeCondition(rows, terms, locales))
    .orderBy('office.position')
    .orderBy('office.id')
    .execute();

export type StoredOffice = Awaited<ReturnType<typeof readOffices>>[number];

/** Names and towns of the offices of a market. */
export const readOfficeNames = (
  db: Kysely<DB>,
  { market, withClosed }: { market: string; withClosed: boolean },
) =>
  db
    .selectFrom('office')
    .innerJoin('office_town', 'office_town.id', 'office.town_id')
    .select(['office.id', 'office.name', 'office_town.name as town_name'])
    .where('office_town.market', '=', market)
    .$if(!withClosed, (offices) => offices.where('office.is_closed', '=', false))
    .execute();

/** Stations and districts of the open offices of a town. */
export const readOfficePlaces = (db: Kysely<DB>, townId: number) =>
  db
    .selectFrom('office')
    .select(['metro', 'district'])
    .where('town_id', '=', townId)
    .where('is_closed', '=', false)
    .orderBy('id')
    .execute();

/** Phones of the open offices of a market, with their towns. */
export const readOfficePhones = (db: Kysely<DB>, market: string, townId: number | undefined) =>
  db
    .selectFrom('office')
    .innerJoin('office_town', 'office_town.id', 'office.town_id')
    .select(['office.town_id', 'office_town.name as town_name', 'office.phones'])
    .where('office_town.market', '=', market)
    .where('office.is_closed', '=', false)
    .$if(townId !== undefined, (offices) => offices.where('office.town_id', '=', townId!))
    .orderBy('office.position')
    .orderBy('office.id')
    .execute();

type TownQuestion = { markets: readonly string[]; subdomain: string | undefined };

/** Towns with open offices, and how many each has. */
export const readOfficeTowns = (db: Kysely<DB>, { markets, subdomain }: TownQuestion) =>
  db
    .selectFrom('office_town')
    .innerJoin('office', (join) =>
      join.onRef('office.town_id', '=', 'office_town.id').on('office.is_closed', '=', false),
    )
    .selectAll('office_town')
    .select(sql<number>`count(*)::integer`.as('office_count'))
    .where('office_town.market', '=', sql<string>`any(${[...markets]}::text[])`)
    .$if(subdomain !== undefined, (towns) => towns.where('office_town.subdomain', '=', subdomain!))
    .groupBy('office_town.id')
    .execute();

/** The people of an office, who leads it first. */
export const readOfficeWorkers = (db: Kysely<DB>, officeId: number) =>
  db
    .selectFrom('office_worker')
    .selectAll()
    .where('office_id', '=', officeId)
    .orderBy('is_manager', 'desc')
    .orderBy('position')
    .execute();
