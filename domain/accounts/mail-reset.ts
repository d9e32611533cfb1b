import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import { recordSentMail } from '#domain/feedback/sent-mail.server.ts';
import type { Mail } from '#integrations/mail/mail.ts';
import type { Site } from '#sites/site.ts';
import { findPerson } from './person-store.server.ts';
import { resetMail } from './reset-mail.ts';
import { forgetReset, lockUnmailedReset, openReset } from './reset-store.server.ts';
import { hashToken, newToken } from './token.ts';

const linkMs = 3_600_000;

type Context = { db: Kysely<DB>; mail: Mail; sites: readonly Site[]; clock: () => Date };

/**
 * Mails the link for a password, if somebody has the e-mail or wants an account by it. The token is made here: until the mail
 * is read nobody but its writer has it, neither the queue nor the database.
 */
export const mailReset = (id: number, { db, mail, sites, clock }: Context): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const reset = await lockUnmailedReset(transaction, id);
    if (!reset) return;
    const person = await findPerson(transaction, reset.email);
    if (!person && reset.new_name === null) return forgetReset(transaction, id);
    const token = newToken();
    const at = clock();
    const expiresAt = new Date(at.getTime() + linkMs);
    await openReset(transaction, { id, personId: person?.id, tokenHash: hashToken(token), expiresAt });
    const site = sites.find((one) => one.id === reset.site_id) ?? sites[0]!;
    const message = resetMail({ reset, token, person }, site);
    await mail.send(message);
    // What has left keeps no link that somebody could still use; the outbox is where it is read.
    const kept = mail.transport === 'outbox' ? message : { ...message, text: '' };
    await recordSentMail(transaction, { at, transport: mail.transport, mail: kept });
  });
