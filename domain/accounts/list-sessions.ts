import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import type { Manager, Traveller } from '#lib/principal.ts';
import { rootOf, sessionsOf } from './session-store.server.ts';

/** Where the caller is signed in, this session first, then by when each was last seen. */
export async function listSessions(db: Kysely<DB>, { personId, sessionId }: Manager | Traveller, now: Date) {
  const [sessions, own] = [await sessionsOf(db, personId, now), await rootOf(db, sessionId)];
  return sessions
    .map((session) => ({ ...session, isThis: session.id === own }))
    .sort((one, other) => Number(other.isThis) - Number(one.isThis));
}
