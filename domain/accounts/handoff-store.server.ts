import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';

export type NewHandoff = {
  codeHash: Buffer;
  sessionId: number;
  /** The site that the code opens a session on. */
  siteId: string;
  /** Of the nonce that the browser keeps on that site. */
  nonceHash: Buffer;
  expiresAt: Date;
};

/** Tabs of one browser that open the other site at once; more codes of a session drop the oldest. */
const mostOfSession = 10;

/** Stores a code; expired ones go, and so do the oldest of a session that has many. */
export async function insertHandoff(db: Kysely<DB>, handoff: NewHandoff, now: Date): Promise<void> {
  await db.deleteFrom('sign_in_handoff').where('expires_at', '<', now).execute();
  await db
    .insertInto('sign_in_handoff')
    .values({
      code_hash: handoff.codeHash,
      session_id: handoff.sessionId,
      site_id: handoff.siteId,
      nonce_hash: handoff.nonceHash,
      expires_at: handoff.expiresAt,
    })
    .execute();
  await db
    .deleteFrom('sign_in_handoff')
    .where('code_hash', 'in', (codes) =>
      codes
        .selectFrom('sign_in_handoff')
        .select('code_hash')
        .where('session_id', '=', handoff.sessionId)
        .orderBy('expires_at', 'desc')
        .offset(mostOfSession),
    )
    .execute();
}

/** The session of a code that has not been used, with its person, manager and agency. */
export const findHandoff = (db: Kysely<DB>, codeHash: Buffer) =>
  db
    .selectFrom('sign_in_handoff')
    .innerJoin('session', 'session.id', 'sign_in_handoff.session_id')
    .innerJoin('manager', 'manager.inc', 'session.manager_inc')
    .where('code_hash', '=', codeHash)
    .select(['session.id', 'session.person_id', 'manager.inc', 'manager.agency_inc'])
    .executeTakeFirst();

/** Uses a code up and returns what it is for; undefined where another request has used it. */
export const takeHandoff = (db: Kysely<DB>, codeHash: Buffer) =>
  db
    .deleteFrom('sign_in_handoff')
    .where('code_hash', '=', codeHash)
    .returning(['site_id', 'nonce_hash', 'expires_at'])
    .executeTakeFirst();

/** Deletes the codes of a session. */
export async function deleteHandoffsOfSession(db: Kysely<DB>, sessionId: number): Promise<void> {
  await db.deleteFrom('sign_in_handoff').where('session_id', '=', sessionId).execute();
}
