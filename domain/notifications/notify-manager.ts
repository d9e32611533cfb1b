import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import {
  deleteAllBut,
  deleteBefore,
  insertNotification,
  isAlreadyNotified,
  lockNotifications,
  type Told,
} from './notification-store.server.ts';

/** For so long they are kept. */
const keptMs = 90 * 86_400_000;

/** So many at most, the latest. */
const mostKept = 1_000;

/** A deed that a manager is told of. */
export type Notice = Told & { managerId: number; at: Date };

/**
 * Tells a manager of a deed, in its transaction. What an unread notification says already is not told again, unless
 * it is a question.
 */
export async function notifyManager(db: Kysely<DB>, { managerId, at, ...of }: Notice): Promise<void> {
  await lockNotifications(db, managerId);
  await deleteBefore(db, managerId, new Date(at.getTime() - keptMs));
  if (of.quote_event_id && (await isAlreadyNotified(db, managerId, of.quote_event_id))) return;
  await insertNotification(db, { ...of, manager_inc: managerId, at });
  await deleteAllBut(db, managerId, mostKept);
}

/** Tells managers of deeds of the past, the oldest first. */
export const notifyInOrder = (db: Kysely<DB>, notices: readonly Notice[]): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    for (const notice of notices.toSorted((one, other) => one.at.getTime() - other.at.getTime()))
      await notifyManager(transaction, notice);
  });
