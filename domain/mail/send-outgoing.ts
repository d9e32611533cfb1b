import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import type { Mail } from '#integrations/mail/mail.ts';
import { lockOutgoing, markSent } from './outgoing-mail-store.server.ts';

type Context = { db: Kysely<DB>; mail: Mail; clock: () => Date };

/** Sends a mail that is written at least once: what has left is gone from those that wait. */
export const sendOutgoing = (id: number, { db, mail, clock }: Context): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const message = await lockOutgoing(transaction, id);
    if (!message) return;
    await mail.send(message);
    await markSent(transaction, id, { at: clock(), transport: mail.transport, mail: message });
  });
