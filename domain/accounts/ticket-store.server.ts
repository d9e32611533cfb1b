import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';

type Ticket = { tokenHash: Buffer; personId: number; siteId: string; device: string; expiresAt: Date };

/** Keeps that the password was right; tickets of before that are over go. */
export async function insertTicket(db: Kysely<DB>, ticket: Ticket, now: Date): Promise<void> {
  await db.deleteFrom('sign_in_ticket').where('expires_at', '<', now).execute();
  await db
    .insertInto('sign_in_ticket')
    .values({
      token_hash: ticket.tokenHash,
      person_id: ticket.personId,
      site_id: ticket.siteId,
      device: ticket.device,
      expires_at: ticket.expiresAt,
    })
    .execute();
}

/** The ticket of a token on its site, if it still counts. */
export const findTicket = (
  db: Kysely<DB>,
  { tokenHash, siteId, now }: { tokenHash: Buffer; siteId: string; now: Date },
) =>
  db
    .selectFrom('sign_in_ticket')
    .innerJoin('person', 'person.id', 'sign_in_ticket.person_id')
    .where('token_hash', '=', tokenHash)
    .where('site_id', '=', siteId)
    .where('expires_at', '>', now)
    .where('person.state', '=', 'active')
    .select(['sign_in_ticket.id', 'person_id', 'device'])
    .executeTakeFirst();

/** Uses it up; false where somebody else has. */
export async function spendTicket(db: Kysely<DB>, id: number): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('sign_in_ticket').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}
