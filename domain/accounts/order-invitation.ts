import type { Kysely } from 'kysely';
import type { PgBoss } from 'pg-boss';
import type { DB } from '#db/schema.ts';
import { orderMail } from '#domain/feedback/mail-queue.ts';
import { insertInvitation, type NewInvitation } from './invitation-store.server.ts';
import { writeAudit } from './write-audit.server.ts';

/** How long the link of an invitation works. */
const invitationMs = 7 * 86_400_000;

type Ordered = Omit<NewInvitation, 'expiresAt'> & { address: string };

/** Invites somebody to work for an agency, and orders the mail; `db` is the transaction of the deed. */
export async function orderInvitation(
  boss: PgBoss,
  db: Kysely<DB>,
  { address, ...invited }: Ordered,
): Promise<number> {
  const { agencyId, email, rights, inviterId: personId, now } = invited;
  const invitationId = await insertInvitation(db, {
    ...invited,
    expiresAt: new Date(now.getTime() + invitationMs),
  });
  await orderMail(boss, db, { invitationId });
  await writeAudit(db, {
    deed: 'invite',
    personId,
    agencyId,
    address,
    at: now,
    subject: 'invitation',
    key: invitationId,
    after: { email, ...rights },
  });
  return invitationId;
}
