import { type Kysely, sql } from 'kysely';
import type { DB } from '#db/schema.ts';

/** Whether an open office reads its mail at this address, in whatever case it is written. */
export async function isOfficeEmail(db: Kysely<DB>, email: string): Promise<boolean> {
  const found = await db
    .selectFrom('office')
    .select('id')
    .where('is_closed', '=', false)
    .where(sql<boolean>`${email.toLowerCase()} = any(regexp_split_to_array(lower(btrim(emails)), ' *; *'))`)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
