import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import {
  readAccount,
  readHistory,
  readLists,
  readSentRequests,
  readSessions,
} from './account-data-store.server.ts';
import { readSavedTravellers } from './traveller-store.server.ts';

/** Everything that is stored about a traveller; undefined where the account was deleted meanwhile. */
export async function accountDataOf(db: Kysely<DB>, personId: number) {
  const account = await readAccount(db, personId);
  if (!account) return undefined;
  const [requests, travellers, sessions, lists, history] = await Promise.all([
    readSentRequests(db, personId),
    readSavedTravellers(db, personId),
    readSessions(db, personId),
    readLists(db, personId),
    readHistory(db, personId),
  ]);
  return { account, requests, travellers, sessions, lists, history };
}
