import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import { staleIfError } from '#db/stale-if-error.ts';
import { type OfficeQuestion, readOffices, type StoredOffice } from './office-store.server.ts';

export type { StoredOffice };

/** Where offices are found. */
export type OfficeSource = { db: Kysely<DB> };

/**
 * The offices that a filter leaves; closed ones where they are asked for or the site lists them. A question for one
 * office finds it closed too: its page has to say so.
 */
export function findOffices(
  { db }: OfficeSource,
  { withClosed, ...question }: OfficeQuestion,
): Promise<StoredOffice[]> {
  const asked = {
    ...question,
    withClosed: withClosed || question.terms.some(({ field }) => field === 'inc'),
  };
  return staleIfError(db, ['offices', asked], () => readOffices(db, asked));
}

/** One office of a market by its number, closed or not. */
export async function findOffice(
  source: OfficeSource,
  { id, market, locales = [] }: { id: number; market: string; locales?: readonly string[] },
): Promise<StoredOffice | undefined> {
  const [found] = await findOffices(source, {
    market,
    terms: [{ field: 'inc', equals: id }],
    withClosed: true,
    locales,
  });
  return found;
}
