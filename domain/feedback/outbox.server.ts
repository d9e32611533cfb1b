import type { Kysely, Selectable } from 'kysely';
import type { DB } from '#db/schema.ts';

export type OutboxMail = Selectable<DB['sent_mail']>;

/** The newest mails that landed in the outbox because nothing is configured to send them. */
export const listOutbox = (db: Kysely<DB>, limit = 100): Promise<OutboxMail[]> =>
  db
    .selectFrom('sent_mail')
    .selectAll()
    .where('transport', '=', 'outbox')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
