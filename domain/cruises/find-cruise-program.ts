import type { Kysely } from 'kysely';
import { lastKnown } from '#db/last-known.ts';
import type { DB } from '#db/schema.ts';
import { readCruiseProgram, readProgramDays } from './cruise-store.server.ts';

/** Where cruise programs are found. */
export type CruiseSource = { db: Kysely<DB> };

/** A voyage of a liner with its days, by its slug. */
export const findCruiseProgram = ({ db }: CruiseSource, slug: string) =>
  lastKnown(db, ['cruise program', slug], async () => {
    const program = await readCruiseProgram(db, slug);
    return program && { program, days: await readProgramDays(db, program.id) };
  });
