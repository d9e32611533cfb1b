import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import { recordSentMail } from '#domain/feedback/sent-mail.server.ts';
import type { Mail } from '#integrations/mail/mail.ts';
import type { Site } from '#sites/site.ts';
import { emailChangeMail } from './email-change-mail.ts';
import { lockUnmailedChange, openEmailChange } from './email-change-store.server.ts';
import { hashToken, newToken } from './token.ts';

type Context = { db: Kysely<DB>; mail: Mail; sites: readonly Site[]; clock: () => Date };

/** Mails the link that confirms an e-mail, whose token is made here: neither the queue nor the database ever has it. */
export const mailEmailChange = (id: number, { db, mail, sites, clock }: Context): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const change = await lockUnmailedChange(transaction, id);
    if (!change) return;
    const token = newToken();
    await openEmailChange(transaction, id, hashToken(token));
    const site = sites.find((one) => one.id === change.site_id) ?? sites[0]!;
    const message = emailChangeMail(change, token, site);
    await mail.send(message);
    // What has left keeps no link that somebody could still use; the outbox is where it is read.
    const kept = mail.transport === 'outbox' ? message : { ...message, text: '' };
    await recordSentMail(transaction, { at: clock(), transport: mail.transport, mail: kept });
  });
