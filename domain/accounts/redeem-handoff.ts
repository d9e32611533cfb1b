import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import { beginSession, type SessionContext, type Who } from './begin-session.ts';
import { findHandoff, takeHandoff } from './handoff-store.server.ts';
import { lockPerson, lockPlace } from './person-store.server.ts';
import { lockParent } from './session-store.server.ts';
import { hashToken } from './token.ts';

type Shown = { code: string; nonce: string };

type Context = Omit<SessionContext, 'device'>;

/**
 * Redeems a code of `issueHandoff`: begins a session that ends with the one that issued the code, and returns its token.
 * Undefined for a code that is unknown, used, expired, for another site or for another browser; such a code is used up.
 */
export async function redeemHandoff({ code, nonce }: Shown, context: Context): Promise<string | undefined> {
  const { db } = context;
  const codeHash = hashToken(code);
  const found = await findHandoff(db, codeHash);
  if (!found) return undefined;
  const who = { personId: found.person_id, managerId: found.inc, agencyId: found.agency_inc };
  const opening = { codeHash, nonceHash: hashToken(nonce), parentId: found.id, who };
  return db.transaction().execute((transaction) => open(transaction, opening, context));
}

type Opening = { codeHash: Buffer; nonceHash: Buffer; parentId: number; who: Required<Who> };

/** Locks in the order of decision 0411: person, agency, manager, then the session and its code. */
async function open(
  db: Kysely<DB>,
  { codeHash, nonceHash, parentId, who }: Opening,
  context: Context,
): Promise<string | undefined> {
  const { siteId, now, address, before } = context;
  const person = await lockPerson(db, who.personId);
  const isOpen = person?.state === 'active' && (await lockPlace(db, who));
  const parent = await lockParent(db, parentId, now);
  const handoff = await takeHandoff(db, codeHash);
  if (!isOpen || !parent || !handoff) return undefined;
  // Its person has changed the agency meanwhile.
  if (parent.manager_inc !== who.managerId) return undefined;
  const isForThis = handoff.site_id === siteId && handoff.nonce_hash.equals(nonceHash);
  if (!isForThis || handoff.expires_at <= now) return undefined;
  const { device } = parent;
  const codeShownAt = parent.second_factor_at ?? undefined;
  return beginSession(db, { who, codeShownAt, parentId, siteId, now, address, device, before });
}
