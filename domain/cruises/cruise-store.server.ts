import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';

/** A cruise program with its liner, by its slug. */
export const readCruiseProgram = (db: Kysely<DB>, slug: string) =>
  db
    .selectFrom('cruise_program')
    .innerJoin('hotel', 'hotel.id', 'cruise_program.hotel_id')
    .selectAll('cruise_program')
    .select(['hotel.name as hotelName', 'hotel.slug as hotelSlug'])
    .where('cruise_program.slug', '=', slug)
    .executeTakeFirst();

/** The days of a program, in order. */
export const readProgramDays = (db: Kysely<DB>, programId: number) =>
  db
    .selectFrom('cruise_program_day')
    .select(['day', 'title', 'text', 'latitude', 'longitude'])
    .where('program_id', '=', programId)
    .orderBy('day')
    .execute();
