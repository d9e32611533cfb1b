import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import { staleIfError } from '#db/stale-if-error.ts';
import { readCruiseProgram, readCruisePrograms, readProgramDays } from './cruise-store.server.ts';

/** Where cruise programs are found. */
export type CruiseSource = { db: Kysely<DB> };

/** A voyage of a liner with its days, by its slug. */
export const findCruiseProgram = ({ db }: CruiseSource, slug: string) =>
  staleIfError(db, ['cruise program', slug], async () => {
    const program = await readCruiseProgram(db, slug);
    return program && { program, days: await readProgramDays(db, [program.id]) };
  });

/** The voyages of a liner, or of all liners, each with its days. */
export const findCruisePrograms = ({ db }: CruiseSource, hotelId: number | undefined) =>
  staleIfError(db, ['cruise programs', hotelId ?? 'all'], async () => {
    const programs = await readCruisePrograms(db, hotelId);
    const days = Map.groupBy(
      await readProgramDays(
        db,
        programs.map(({ id }) => id),
      ),
      ({ programId }) => programId,
    );
    return programs.map((program) => ({ program, days: days.get(program.id) ?? [] }));
  });

export type FoundProgram = Awaited<ReturnType<typeof findCruisePrograms>>[number];
