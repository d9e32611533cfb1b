import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';

/** A part of a whole that is read from some tables, and has to be read again only when one of them changed. */
export type Part<Whole> = {
  tables: (keyof DB)[];
  read: (db: Kysely<DB>) => Promise<Partial<Whole>>;
};

/** The parts of which a table has changed. */
export async function readParts<Whole>(
  parts: Part<Whole>[],
  db: Kysely<DB>,
  hasChanged: (table: keyof DB) => boolean,
): Promise<Partial<Whole>> {
  let fresh: Partial<Whole> = {};
  for (const part of parts) if (part.tables.some(hasChanged)) fresh = { ...fresh, ...(await part.read(db)) };
  return fresh;
}
