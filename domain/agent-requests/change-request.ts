import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import { tellManager } from '#domain/notifications/tell-manager.ts';
import type { Manager } from '#lib/principal.ts';
import type { RequestState } from '#lib/request-choices.ts';
import {
  concernedBy,
  insertEvent,
  lockAnyRequest,
  lockRequestOf,
  updateRequest,
} from './request-store.server.ts';

type Change = { id: number; state: RequestState | undefined; words: string; now: Date };

/**
 * Puts a request into a state, with or without words about it, and tells the others whom it concerns; false where there is
 * none, or it is somebody else's.
 */
export const changeRequest = (db: Kysely<DB>, caller: Manager, change: Change): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    const known = await lockRequestOf(transaction, caller, change.id);
    if (known) await add(transaction, { ...change, was: known.state, by: caller.managerId });
    return known !== undefined;
  });

/** What the operator answers to a request, of which it sees nothing here; false where there is none. */
export const answerRequest = (db: Kysely<DB>, change: Change): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    const known = await lockAnyRequest(transaction, change.id);
    if (known) await add(transaction, { ...change, was: known.state, by: null });
    return known !== undefined;
  });

type Added = Change & {
  was: string;
  /** The manager; null: the operator. */
  by: number | null;
};

async function add(db: Kysely<DB>, { id, state, words, now: at, was, by }: Added): Promise<void> {
  const changed = state === was ? undefined : state;
  // The same form again, or of a colleague at the same time, has changed nothing.
  if (!changed && !words) return;
  if (changed) await updateRequest(db, id, { state: changed });
  const event = { request_id: id, manager_inc: by, state: changed ?? null, words, at };
  const request_event_id = await insertEvent(db, event);
  for (const managerId of await concernedBy(db, id))
    if (managerId !== by) await tellManager(db, { managerId, request_event_id, at });
}
