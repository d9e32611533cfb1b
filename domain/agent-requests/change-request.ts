import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import type { Manager } from '#lib/principal.ts';
import type { RequestState } from '#lib/request-choices.ts';
import { insertEvent, lockRequestOf, updateRequest } from './request-store.server.ts';

type Change = { id: number; state: RequestState | undefined; words: string; now: Date };

/** Puts a request into a state, with or without words about it; false where there is none, or it is somebody else's. */
export const changeRequest = (
  db: Kysely<DB>,
  caller: Manager,
  { id, state, words, now: at }: Change,
): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    const known = await lockRequestOf(transaction, caller, id);
    if (!known) return false;
    const changed = state === known.state ? undefined : state;
    // The same form again, or of a colleague at the same time, has changed nothing.
    if (!changed && !words) return true;
    if (changed) await updateRequest(transaction, id, { state: changed });
    await insertEvent(transaction, {
      ...{ request_id: id, manager_inc: caller.managerId, state: changed ?? null, words, at },
    });
    return true;
  });
