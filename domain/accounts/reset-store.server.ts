import type { Kysely, Selectable } from 'kysely';
import type { DB } from '#db/schema.ts';

export type AskedReset = { email: string; siteId: string; locale: string; origin: string; now: Date };

export type StoredReset = Selectable<DB['password_reset']>;

/** Stores that a new password was asked for. */
export async function insertReset(db: Kysely<DB>, asked: AskedReset): Promise<number> {
  const { id } = await db
    .insertInto('password_reset')
    .values({
      email: asked.email,
      site_id: asked.siteId,
      locale: asked.locale,
      origin: asked.origin,
      asked_at: asked.now,
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

type Opened = { id: number; personId: number; tokenHash: Buffer; expiresAt: Date };

/** From now on the link of the mail works. */
export async function openReset(db: Kysely<DB>, { id, personId, tokenHash, expiresAt }: Opened) {
  await db
    .updateTable('password_reset')
    .set({ person_id: personId, token_hash: tokenHash, expires_at: expiresAt })
    .where('id', '=', id)
    .execute();
}

/** Nobody has the e-mail: there is nothing to keep of it. */
export async function forgetReset(db: Kysely<DB>, id: number): Promise<void> {
  await db.deleteFrom('password_reset').where('id', '=', id).execute();
}

/** Uses up all links of the person whose link this is, if it still works; undefined where it does not. */
export async function useReset(
  db: Kysely<DB>,
  { tokenHash, now }: { tokenHash: Buffer; now: Date },
): Promise<{ id: number; personId: number } | undefined> {
  const used = await db
    .updateTable('password_reset')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['id', 'person_id'])
    .executeTakeFirst();
  if (!used?.person_id) return undefined;
  await db
    .updateTable('password_reset')
    .set({ used_at: now })
    .where('person_id', '=', used.person_id)
    .where('used_at', 'is', null)
    .execute();
  return { id: used.id, personId: used.person_id };
}
