import type { Insertable, Kysely, Selectable } from 'kysely';
import type { DB } from '#db/schema.ts';

export type EmailChange = Selectable<DB['email_change']>;

/** Stores that a manager wants another e-mail; one of before is wanted no more. */
export async function insertEmailChange(
  db: Kysely<DB>,
  change: Insertable<DB['email_change']>,
): Promise<number> {
  await deleteEmailChangeOf(db, change.manager_inc);
  const { id } = await db.insertInto('email_change').values(change).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function deleteEmailChangeOf(db: Kysely<DB>, managerId: number): Promise<void> {
  await db.deleteFrom('email_change').where('manager_inc', '=', managerId).execute();
}

/** One whose mail has not left; locked, so that nobody else mails it meanwhile. */
export const lockUnmailedChange = (db: Kysely<DB>, id: number): Promise<EmailChange | undefined> =>
  db
    .selectFrom('email_change')
    .selectAll()
    .where('id', '=', id)
    .where('token_hash', 'is', null)
    .forUpdate()
    .executeTakeFirst();

/** From now on the link of the mail works. */
export async function openEmailChange(db: Kysely<DB>, id: number, tokenHash: Buffer): Promise<void> {
  await db.updateTable('email_change').set({ token_hash: tokenHash }).where('id', '=', id).execute();
}

type Shown = { tokenHash: Buffer; now: Date };

/** The change of a token, as long as it works. */
export const findEmailChangeOf = (db: Kysely<DB>, { tokenHash, now }: Shown) =>
  db
    .selectFrom('email_change')
    .innerJoin('manager', 'manager.inc', 'email_change.manager_inc')
    .select(['email_change.email', 'manager_inc', 'manager.person_id', 'manager.agency_inc'])
    .select('manager.email as before')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();

/** Uses it up; false where somebody else has. */
export async function spendEmailChange(db: Kysely<DB>, { tokenHash, now }: Shown): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('email_change')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** The e-mail that a manager wants and nobody has confirmed yet. */
export async function readWantedEmail(db: Kysely<DB>, managerId: number, now: Date) {
  const wanted = await db
    .selectFrom('email_change')
    .select('email')
    .where('manager_inc', '=', managerId)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return wanted?.email;
}

export async function writeManagerEmail(db: Kysely<DB>, managerId: number, email: string): Promise<void> {
  await db.updateTable('manager').set({ email }).where('inc', '=', managerId).execute();
}
