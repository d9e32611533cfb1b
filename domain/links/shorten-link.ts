import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { type LinkPlace, linkTargetOf } from './link-target.ts';
import { dropExpired, keepShortLink } from './short-link-store.server.ts';

export type LinkToShorten = {
  originalUrl: string;
  isExpirable: boolean;
  /** In a year where it is left out. */
  expiresAt?: Date | undefined;
};

export type NotShortened = 'not-ours' | 'expired';

/** Makes a short link to a page of ours, or finds the one it has; answers its key ([S]§7.2). */
export async function shortenLink(
  wish: LinkToShorten,
  { db, now, ...place }: LinkPlace & { db: Kysely<DB>; now: Date },
): Promise<Result<string, NotShortened>> {
  const target = linkTargetOf(wish.originalUrl, place);
  if (!target) return fail('not-ours');
  const expiresAt = wish.isExpirable ? (wish.expiresAt ?? aYearAfter(now)) : null;
  if (expiresAt && expiresAt <= now) return fail('expired');
  // Anyone who makes links clears away the old ones, so no job has to.
  await dropExpired(db, now);
  const targetDigest = createHash('sha256')
    .update(JSON.stringify([target.host, target.path]))
    .digest();
  const key = randomBytes(8).toString('base64url');
  return ok(await keepShortLink(db, { ...target, key, targetDigest, expiresAt, createdAt: now }));
}

function aYearAfter(moment: Date): Date {
  const later = new Date(moment);
  later.setUTCFullYear(later.getUTCFullYear() + 1);
  return later;
}
