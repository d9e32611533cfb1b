import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import { staleIfError } from '#db/stale-if-error.ts';
import { addressOf } from './link-target.ts';
import { findTarget } from './short-link-store.server.ts';

/** The address that the short link opened at `opened` leads to; undefined where there is none any more. */
export async function followShortLink(
  db: Kysely<DB>,
  key: string,
  { opened, now }: { opened: URL; now: Date },
): Promise<string | undefined> {
  const target = await staleIfError(db, ['short link', key], () => findTarget(db, key, now));
  return target && addressOf(target, opened);
}
