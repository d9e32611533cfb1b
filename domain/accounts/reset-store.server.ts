import type { Kysely, Selectable } from 'kysely';
import { hasEmail } from '#db/email-key.ts';
import type { DB } from '#db/schema.ts';

export type AskedReset = {
  email: string;
  siteId: string;
  locale: string;
  origin: string;
  now: Date;
  /** Of who wants an account, and agrees to what becomes of their data. */
  newName?: string;
};

export type StoredReset = Selectable<DB['password_reset']>;

/** Stores that a new password was asked for, or an account. */
export async function insertReset(db: Kysely<DB>, asked: AskedReset): Promise<number> {
  const { id } = await db
    .insertInto('password_reset')
    .values({
      email: asked.email,
      site_id: asked.siteId,
      locale: asked.locale,
      origin: asked.origin,
      asked_at: asked.now,
      new_name: asked.newName ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** What was asked, if its mail has not left; locked, so that nobody else mails it meanwhile. */
export const lockUnmailedReset = (db: Kysely<DB>, id: number): Promise<StoredReset | undefined> =>
  db
    .selectFrom('password_reset')
    .selectAll()
    .where('id', '=', id)
    .where('token_hash', 'is', null)
    .forUpdate()
    .executeTakeFirst();

/** Without a person it is the link of somebody new. */
type Opened = { id: number; personId: number | undefined; tokenHash: Buffer; expiresAt: Date };

/** From now on the link of the mail works. */
export async function openReset(db: Kysely<DB>, { id, personId, tokenHash, expiresAt }: Opened) {
  await db
    .updateTable('password_reset')
    .set({
      token_hash: tokenHash,
      expires_at: expiresAt,
      ...(personId !== undefined && { person_id: personId, new_name: null }),
    })
    .where('id', '=', id)
    .execute();
}

/** Forgets who never opened the account that they had asked for, and returns their e-mails. */
export async function forgetUnopened(db: Kysely<DB>, now: Date): Promise<string[]> {
  const forgotten = await db
    .deleteFrom('password_reset')
    .where('new_name', 'is not', null)
    .where('expires_at', '<', now)
    .returning('email')
    .execute();
  return forgotten.map(({ email }) => email);
}

/** Nobody has the e-mail: there is nothing to keep of it. */
export async function forgetReset(db: Kysely<DB>, id: number): Promise<void> {
  await db.deleteFrom('password_reset').where('id', '=', id).execute();
}

/** What a link was asked for by, as long as it works. */
export const findReset = (db: Kysely<DB>, { tokenHash, now }: { tokenHash: Buffer; now: Date }) =>
  db
    .selectFrom('password_reset')
    .select(['email', 'person_id'])
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();

/** Lets nobody else use a link of this e-mail until the transaction ends: two that are used at once wait for each other. */
export async function lockResetsOf(db: Kysely<DB>, email: string): Promise<void> {
  await db
    .selectFrom('password_reset')
    .select('id')
    .where(hasEmail('email', email))
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Uses a link up, if it still works; undefined where it does not. */
export const spendReset = (db: Kysely<DB>, { tokenHash, now }: { tokenHash: Buffer; now: Date }) =>
  db
    .updateTable('password_reset')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();

/** Uses up all other links that the person has; what was kept of somebody new is theirs now. */
export async function spendOtherResets(
  db: Kysely<DB>,
  { personId, email, now }: { personId: number; email: string; now: Date },
): Promise<void> {
  await db
    .updateTable('password_reset')
    .set({ used_at: now, person_id: personId, new_name: null })
    .where((one) => one.or([one('person_id', '=', personId), hasEmail('email', email)]))
    .where((one) => one.or([one('used_at', 'is', null), one('person_id', 'is', null)]))
    .execute();
}
