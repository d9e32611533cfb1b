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

export async function deleteTicket(db: Kysely<DB>, id: number): Promise<void> {
  await db.deleteFrom('sign_in_ticket').where('id', '=', id).execute();
}

/** Ends what a person has begun to sign in to: a ticket stands for a password, as a session does. */
export async function deleteTickets(db: Kysely<DB>, personId: number): Promise<void> {
  await db.deleteFrom('sign_in_ticket').where('person_id', '=', personId).execute();
}

/** The same of all people of places. */
export async function deleteTicketsOfManagers(db: Kysely<DB>, managers: readonly number[]): Promise<void> {
  await db
    .deleteFrom('sign_in_ticket')
    .where('person_id', 'in', (people) =>
      people.selectFrom('manager').select('person_id').where('inc', 'in', managers),
    )
    .execute();
}
