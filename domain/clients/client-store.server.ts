import { type Insertable, type Kysely, sql, type Updateable } from 'kysely';
import type { DB } from '#db/schema.ts';
import type { Manager } from '#lib/principal.ts';
import { cleanDigits } from '#lib/validation/cleaners.ts';
import { latinDigits } from '#lib/validation/latin-digits.ts';

/** Those of the agency: nobody reads others. */
const clientsOf = (db: Kysely<DB>, { agencyId }: Manager) =>
  db.selectFrom('client').where('agency_inc', '=', agencyId);

const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&');

function found(db: Kysely<DB>, caller: Manager, text: string) {
  const all = clientsOf(db, caller);
  if (text === '') return all;
  const like = `%${escaped(text)}%`;
  return all.where((row) =>
    row.or([
      row('name', 'ilike', like),
      row('phone', 'ilike', like),
      row('email', 'ilike', like),
      ...phoneParts(text).map(
        (digits) => sql<boolean>`regexp_replace(phone, '\\D', '', 'g') like ${`%${digits}%`}`,
      ),
    ]),
  );
}

/**
 * The digits that a phone with this part in it has, however it is written: without what is dialled before an area. Two of
 * them say nothing.
 */
function phoneParts(text: string): string[] {
  const written = latinDigits(text);
  if (!/^[+\d\s().-]+$/.test(written)) return [];
  const digits = cleanDigits(written).replace(/^0+/, '');
  const parts = [digits, ...(/^\s*8/.test(written) ? [digits.slice(1)] : [])];
  return parts.filter((part) => part.length >= 3);
}

/** By name. */
export const readClients = (
  db: Kysely<DB>,
  caller: Manager,
  { text, offset, limit }: { text: string; offset: number; limit: number },
) => found(db, caller, text).selectAll().orderBy('name').orderBy('inc').offset(offset).limit(limit).execute();

export async function countClients(db: Kysely<DB>, caller: Manager, text: string): Promise<number> {
  const { count } = await found(db, caller, text)
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Of an agency, which nobody else adds clients to until the transaction ends. */
export async function countAllClients(db: Kysely<DB>, agencyId: number): Promise<number> {
  await db.selectFrom('agency').select('inc').where('inc', '=', agencyId).forNoKeyUpdate().execute();
  const { count } = await db
    .selectFrom('client')
    .where('agency_inc', '=', agencyId)
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Undefined where there is none, and where it is another agency's. */
export const readClient = (db: Kysely<DB>, caller: Manager, inc: number) =>
  clientsOf(db, caller).where('inc', '=', inc).selectAll().executeTakeFirst();

/** The same, which nobody else changes until the transaction ends. */
export const lockClient = (db: Kysely<DB>, caller: Manager, inc: number) =>
  clientsOf(db, caller).where('inc', '=', inc).selectAll().forUpdate().executeTakeFirst();

export async function insertClient(db: Kysely<DB>, client: Insertable<DB['client']>): Promise<number> {
  const { inc } = await db.insertInto('client').values(client).returning('inc').executeTakeFirstOrThrow();
  return inc;
}

export async function updateClient(
  db: Kysely<DB>,
  inc: number,
  set: Updateable<DB['client']>,
): Promise<void> {
  await db.updateTable('client').set(set).where('inc', '=', inc).execute();
}

export async function deleteClientRow(db: Kysely<DB>, inc: number): Promise<void> {
  await db.deleteFrom('client').where('inc', '=', inc).execute();
}
