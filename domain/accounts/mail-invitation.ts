import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import { recordSentMail } from '#domain/feedback/sent-mail.server.ts';
import type { Mail } from '#integrations/mail/mail.ts';
import type { Site } from '#sites/site.ts';
import { invitationMail } from './invitation-mail.ts';
import { lockUnmailedInvitation, openInvitation } from './invitation-store.server.ts';
import { hashToken, newToken } from './token.ts';

type Context = { db: Kysely<DB>; mail: Mail; sites: readonly Site[]; clock: () => Date };

/** Mails the link of an invitation, whose token is made here: neither the queue nor the database ever has it. */
export const mailInvitation = (id: number, { db, mail, sites, clock }: Context): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const invitation = await lockUnmailedInvitation(transaction, id);
    if (!invitation) return;
    const token = newToken();
    await openInvitation(transaction, id, hashToken(token));
    const site = sites.find((one) => one.id === invitation.site_id) ?? sites[0]!;
    const message = invitationMail(invitation, token, site);
    await mail.send(message);
    // What has left keeps no link that somebody could still use; the outbox is where it is read.
    const kept = mail.transport === 'outbox' ? message : { ...message, text: '' };
    await recordSentMail(transaction, { at: clock(), transport: mail.transport, mail: kept });
  });
