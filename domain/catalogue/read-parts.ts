import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import type { PlainDate } from '#lib/plain-date.ts';

/** A part of a whole that is read from some tables, and has to be read again only when one of them changed. */
export type Part<Whole> = {
  tables: (keyof DB)[];
  read: (db: Kysely<DB>, since: PlainDate) => Promise<Partial<Whole>>;
};

type Reading<Whole> = {
  db: Kysely<DB>;
  since: PlainDate;
  previous: Whole | undefined;
  /** Whether a table changed since `previous` was read. */
  hasChanged: (table: string) => boolean;
};

/** The whole as of now: what has not changed is taken over. Returns `previous` itself where nothing has. */
export async function readParts<Whole>(parts: Part<Whole>[], reading: Reading<Whole>): Promise<Whole> {
  const { db, since, previous, hasChanged } = reading;
  let fresh = previous;
  for (const part of parts) {
    if (previous && !part.tables.some(hasChanged)) continue;
    fresh = { ...fresh, ...(await part.read(db, since)) } as Whole; // whole once every part has been read
  }
  return fresh as Whole;
}
