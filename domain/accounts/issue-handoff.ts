import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import type { Manager } from '#lib/principal.ts';
import { insertHandoff } from './handoff-store.server.ts';
import { lockParent } from './session-store.server.ts';
import { hashToken, newToken } from './token.ts';

/** The browser follows redirects with it: seconds are enough, a minute forgives a slow network. */
const codeMs = 60_000;

type Context = {
  db: Kysely<DB>;
  caller: Manager;
  /** The site that the code opens a session on. */
  targetSiteId: string;
  now: Date;
};

/**
 * Issues a one-time code that opens a session of the caller on another site, in the browser that keeps the nonce there.
 * Undefined where the caller's session has ended or has another token meanwhile.
 */
export const issueHandoff = (
  nonceHash: Buffer,
  { db, caller, targetSiteId, now }: Context,
): Promise<string | undefined> =>
  db.transaction().execute(async (transaction) => {
    const { sessionId, managerId, tokenVersion = 0 } = caller;
    const session = await lockParent(transaction, sessionId, now);
    // The session has ended, or goes on under another token, since the request was authenticated.
    if (session?.manager_inc !== managerId || session.token_version !== tokenVersion) return undefined;
    const code = newToken();
    const expiresAt = new Date(now.getTime() + codeMs);
    const handoff = { codeHash: hashToken(code), sessionId, siteId: targetSiteId, nonceHash, expiresAt };
    await insertHandoff(transaction, handoff, now);
    return code;
  });
