import { type Kysely, sql } from 'kysely';
import type { DB } from '#db/schema.ts';

/** What a person signs in with beside the password, and how many codes of the list are left. */
export const readFactor = (db: Kysely<DB>, personId: number) =>
  db
    .selectFrom('second_factor')
    .innerJoin('person', 'person.id', 'second_factor.person_id')
    .where('person_id', '=', personId)
    .selectAll('second_factor')
    .select('person.email')
    .select((factor) =>
      factor
        .selectFrom('recovery_code')
        .whereRef('recovery_code.person_id', '=', 'second_factor.person_id')
        .where('used_at', 'is', null)
        .select(sql<number>`count(*)::integer`.as('left'))
        .as('codes_left'),
    )
    .executeTakeFirst();

/** Keeps a new secret, unless one is confirmed. */
export async function insertFactor(db: Kysely<DB>, personId: number, secret: string): Promise<void> {
  await db
    .insertInto('second_factor')
    .values({ person_id: personId, secret })
    .onConflict((conflict) => conflict.column('person_id').doNothing())
    .execute();
}

/** Uses up the code of a half minute; false where it, or a later one, was used already. */
export async function spendStep(db: Kysely<DB>, personId: number, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('second_factor')
    .set({ last_step: step })
    .where('person_id', '=', personId)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Uses up a code of the list; false where there is no such code left. */
export async function spendRecoveryCode(
  db: Kysely<DB>,
  { personId, codeHash, now }: { personId: number; codeHash: Buffer; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('recovery_code')
    .set({ used_at: now })
    .where('person_id', '=', personId)
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** From now on a code is asked for. */
export async function confirmFactor(db: Kysely<DB>, personId: number, now: Date): Promise<void> {
  await db
    .updateTable('second_factor')
    .set({ confirmed_at: now })
    .where('person_id', '=', personId)
    .execute();
}

/** Gives a person another list of codes; those of the last one are nothing any more. */
export async function replaceRecoveryCodes(db: Kysely<DB>, personId: number, hashes: Buffer[]) {
  await db.deleteFrom('recovery_code').where('person_id', '=', personId).execute();
  const rows = hashes.map((code_hash) => ({ person_id: personId, code_hash }));
  await db.insertInto('recovery_code').values(rows).execute();
}

/** Takes the second factor away, with its codes. */
export async function deleteFactor(db: Kysely<DB>, personId: number): Promise<void> {
  await db.deleteFrom('second_factor').where('person_id', '=', personId).execute();
}
