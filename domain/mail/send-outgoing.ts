import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import type { Mail } from '#integrations/mail/mail.ts';
import { deleteOutgoing, lockOutgoing, recordOutgoing } from './outgoing-mail-store.server.ts';

type Context = { db: Kysely<DB>; mail: Mail; clock: () => Date };

/** Sends a mail that is written at least once: what has left is gone from those that wait. */
export const sendOutgoing = (id: number, { db, mail, clock }: Context): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const waiting = await lockOutgoing(transaction, id);
    if (!waiting) return;
    const { message, isUnrecorded, subject } = waiting;
    await mail.send(message);
    await deleteOutgoing(transaction, id);
    // The outbox is where a mail is read that nothing sends.
    if (isUnrecorded && mail.transport !== 'outbox') return;
    await recordOutgoing(transaction, {
      ...subject,
      at: clock(),
      transport: mail.transport,
      mail: message,
    });
  });
