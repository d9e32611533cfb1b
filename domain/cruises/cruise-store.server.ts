import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';

/** A cruise program with its liner, by its slug. */
export const readCruiseProgram = (db: Kysely<DB>, slug: string) =>
  programs(db).where('cruise_program.slug', '=', slug).executeTakeFirst();

/** The programs of a liner, or of all of them, in the operator's order. */
export const readCruisePrograms = (db: Kysely<DB>, hotelId: number | undefined) =>
  programs(db)
    .$if(hotelId !== undefined, (all) => all.where('cruise_program.hotel_id', '=', hotelId ?? 0))
    .orderBy('cruise_program.hotel_id')
    .orderBy('cruise_program.position')
    .orderBy('cruise_program.id')
    .execute();

const programs = (db: Kysely<DB>) =>
  db
    .selectFrom('cruise_program')
    .innerJoin('hotel', 'hotel.id', 'cruise_program.hotel_id')
    .innerJoin('town', 'town.id', 'hotel.town_id')
    .innerJoin('region', 'region.id', 'town.region_id')
    .innerJoin('state', 'state.id', 'region.state_id')
    .selectAll('cruise_program')
    .select([
      'hotel.name as hotelName',
      'hotel.slug as hotelSlug',
      'state.id as stateId',
      'state.name as stateName',
      'state.slug as stateSlug',
      'state.is_cruise as isCruise',
    ]);

/** The days of some programs, in order. */
export const readProgramDays = async (db: Kysely<DB>, programIds: readonly number[]) =>
  programIds.length === 0
    ? []
    : db
        .selectFrom('cruise_program_day')
        .select(['program_id as programId', 'day', 'title', 'text', 'latitude', 'longitude'])
        .where('program_id', 'in', programIds)
        .orderBy('program_id')
        .orderBy('day')
        .execute();
