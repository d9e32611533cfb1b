import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import { findInvitationOf } from './invitation-store.server.ts';
import { findAccount } from './person-store.server.ts';
import { hashToken } from './token.ts';

/** What the link of an invitation leads to; undefined where it works no more. */
export async function findInvitation(db: Kysely<DB>, { token, now }: { token: string; now: Date }) {
  const found = await findInvitationOf(db, hashToken(token), now);
  if (!found) return undefined;
  const account = await findAccount(db, found.email);
  return { agency: found.official_name, email: found.email, hasAccount: account !== undefined };
}
