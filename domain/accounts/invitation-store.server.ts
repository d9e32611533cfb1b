import { type Kysely, sql } from 'kysely';
import { hasEmail } from '#db/email-key.ts';
import type { DB } from '#db/schema.ts';
import { columnsOf, type Rights } from './rights.ts';

/** Whom to invite, and where the mail comes from. */
export type NewInvitation = {
  agencyId: number;
  email: string;
  rights: Rights;
  /** Undefined: anyone who runs the server. */
  inviterId: number | undefined;
  siteId: string;
  locale: string;
  origin: string;
  now: Date;
  expiresAt: Date;
};

/** Stores an invitation; one of before to the same e-mail works no more. */
export async function insertInvitation(db: Kysely<DB>, invitation: NewInvitation): Promise<number> {
  const { agencyId, email, rights, inviterId, siteId, locale, origin, now, expiresAt } = invitation;
  await db
    .updateTable('invitation')
    .set({ ended_at: now })
    .where('agency_inc', '=', agencyId)
    .where(hasEmail('invitation.email', email))
    .where('ended_at', 'is', null)
    .execute();
  const { id } = await db
    .insertInto('invitation')
    .values({
      agency_inc: agencyId,
      email,
      ...columnsOf(rights),
      inviter_id: inviterId ?? null,
      site_id: siteId,
      locale,
      origin,
      invited_at: now,
      expires_at: expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The invitations to agencies that nobody has accepted or withdrawn, those that have run out too. */
export const openInvitationsOf = (db: Kysely<DB>, agencies: readonly number[]) =>
  db
    .selectFrom('invitation')
    .where('agency_inc', 'in', agencies)
    .where('ended_at', 'is', null)
    .select(['id', 'agency_inc', 'email', 'expires_at', 'is_administrator'])
    .orderBy('email')
    .execute();

/** An invitation whose mail has not left; locked, so that nobody else mails it meanwhile. */
export const lockUnmailedInvitation = (db: Kysely<DB>, id: number) =>
  db
    .selectFrom('invitation')
    .innerJoin('agency', 'agency.inc', 'invitation.agency_inc')
    .leftJoin('person', 'person.id', 'invitation.inviter_id')
    .selectAll('invitation')
    .select(['agency.official_name', 'person.name as inviter'])
    .where('invitation.id', '=', id)
    .where('token_hash', 'is', null)
    .where('ended_at', 'is', null)
    .forUpdate('invitation')
    .executeTakeFirst();

/** From now on the link of the mail works. */
export async function openInvitation(db: Kysely<DB>, id: number, tokenHash: Buffer): Promise<void> {
  await db.updateTable('invitation').set({ token_hash: tokenHash }).where('id', '=', id).execute();
}

/** Whether the inviter still administers the agency, from there or from its head office; the operator always may invite. */
const mayInvite = sql<boolean>`(invitation.inviter_id is null or exists (
  select from manager
    join person on person.id = manager.person_id
    join agency inviting on inviting.inc = manager.agency_inc
    join agency invited on invited.inc = invitation.agency_inc
    where manager.person_id = invitation.inviter_id and manager.is_administrator
      and manager.state = 'active' and person.state = 'active' and inviting.state = 'approved'
      and inviting.inc in (invited.inc, invited.head_inc)))`;

/** Ends the invitations of people who have lost the right to invite; `db` is the transaction that took it away. */
export async function endInvitationsWithoutRight(db: Kysely<DB>, now: Date): Promise<void> {
  await db
    .updateTable('invitation')
    .set({ ended_at: now })
    .where('ended_at', 'is', null)
    .where(sql<boolean>`not ${mayInvite}`)
    .execute();
}

/** The invitation of a token, as long as it works, its inviter may invite and its agency is one that we work with. */
export const findInvitationOf = (db: Kysely<DB>, tokenHash: Buffer, now: Date) =>
  db
    .selectFrom('invitation')
    .innerJoin('agency', 'agency.inc', 'invitation.agency_inc')
    .selectAll('invitation')
    .select('agency.official_name')
    .where('token_hash', '=', tokenHash)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .where('agency.state', '=', 'approved')
    .where(mayInvite)
    .executeTakeFirst();

/** An invitation that nobody has accepted or withdrawn yet. */
export const findOpenInvitation = (db: Kysely<DB>, id: number) =>
  db
    .selectFrom('invitation')
    .selectAll()
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst();

/** Ends it; false where somebody else has. */
export async function endInvitation(db: Kysely<DB>, id: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('invitation')
    .set({ ended_at: now })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
