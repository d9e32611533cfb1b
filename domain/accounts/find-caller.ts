import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import type { Manager, Traveller } from '#lib/principal.ts';
import { findSession, touchSession } from './session-store.server.ts';
import { hashToken, isTokenShaped } from './token.ts';

/** How old the note of when a session was last seen may be. */
const seenMs = 60_000;

type Shown = { token: string; siteId: string; now: Date };

/** Whose session a token is, on the site that it was begun on; undefined for a token of nobody, or of a session that is over. */
export async function findCaller(
  db: Kysely<DB>,
  { token, siteId, now }: Shown,
): Promise<Manager | Traveller | undefined> {
  if (!isTokenShaped(token)) return undefined;
  const session = await findSession(db, { tokenHash: hashToken(token), siteId, now });
  if (!session) return undefined;
  if (now.getTime() - session.last_seen_at.getTime() > seenMs) await touchSession(db, session.id, now);
  const { person_id: personId, id: sessionId, manager_inc: managerId, agency_inc: agencyId } = session;
  if (managerId === null || agencyId === null) return { kind: 'traveller', personId, sessionId };
  const isAdministrator = session.is_administrator === true && session.is_secured;
  const { token_version: tokenVersion } = session;
  return { kind: 'manager', personId, agencyId, managerId, isAdministrator, sessionId, tokenVersion };
}
