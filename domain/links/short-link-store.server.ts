import { type Kysely, sql } from 'kysely';
import type { DB } from '#db/schema.ts';
import type { LinkTarget } from './link-target.ts';

export type NewShortLink = LinkTarget & {
  key: string;
  targetDigest: Buffer;
  /** Null: never. */
  expiresAt: Date | null;
  createdAt: Date;
};

/** Keeps a link and returns its key; a page that has one keeps it, with the later of both ends. */
export async function keepShortLink(db: Kysely<DB>, link: NewShortLink): Promise<string> {
  const { key } = await db
    .insertInto('short_link')
    .values({
      key: link.key,
      target_digest: link.targetDigest,
      host: link.host,
      path: link.path,
      expires_at: link.expiresAt,
      created_at: link.createdAt,
    })
    .onConflict((conflict) =>
      conflict.column('target_digest').doUpdateSet({
        expires_at: sql`case
          when short_link.expires_at is null or excluded.expires_at is null then null
          else greatest(short_link.expires_at, excluded.expires_at)
        end`,
      }),
    )
    .returning('key')
    .executeTakeFirstOrThrow();
  return key;
}

/** Takes away what has expired. */
export async function dropExpired(db: Kysely<DB>, now: Date): Promise<void> {
  await db.deleteFrom('short_link').where('expires_at', '<=', now).execute();
}

export const findTarget = (db: Kysely<DB>, key: string, now: Date): Promise<LinkTarget | undefined> =>
  db
    .selectFrom('short_link')
    .select(['host', 'path'])
    .where('key', '=', key)
    .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', now)]))
    .executeTakeFirst();
