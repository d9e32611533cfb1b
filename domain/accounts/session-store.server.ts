import { type Kysely, sql } from 'kysely';
import type { DB } from '#db/schema.ts';
import { retentionPeriods } from '#lib/retention-periods.ts';
import { deleteHandoffsOfSession } from './handoff-store.server.ts';
import { deleteTickets, deleteTicketsOfManagers } from './ticket-store.server.ts';

/** A session is over when it was not used for so long, and in any case so long after signing in. */
const longestPauseMs = retentionPeriods.sessionPauseDays * 86_400_000;
const longestLifeMs = retentionPeriods.sessionLifeDays * 86_400_000;

export type NewSession = {
  tokenHash: Buffer;
  personId: number;
  /** Undefined: for themselves, as a traveller. */
  managerId: number | undefined;
  siteId: string;
  address: string;
  device: string;
  now: Date;
  /** When a code of the second factor was shown for it. */
  secondFactorAt?: Date | undefined;
  /** The session that opened it on another host: it ends with that one. */
  parentId?: number | undefined;
};

/** Begins a session, and returns its number. */
export async function insertSession(db: Kysely<DB>, session: NewSession): Promise<number> {
  const { id } = await db
    .insertInto('session')
    .values({
      token_hash: session.tokenHash,
      person_id: session.personId,
      manager_inc: session.managerId ?? null,
      site_id: session.siteId,
      created_at: session.now,
      last_seen_at: session.now,
      address: session.address,
      device: session.device,
      second_factor_at: session.secondFactorAt ?? null,
      parent_id: session.parentId ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

type Times = { last_seen_at: Date; created_at: Date };

/** When a session that ends just now was last seen, and when it began. */
const ends = (now: Date): Times => ({
  last_seen_at: new Date(now.getTime() - longestPauseMs),
  created_at: new Date(now.getTime() - longestLifeMs),
});

/** The sessions that are not over, nor is their parent, of people who may still sign in, for themselves or in an agency that may. */
const living = (db: Kysely<DB>, now: Date) =>
  db
    .selectFrom('session')
    .innerJoin('person', 'person.id', 'session.person_id')
    .leftJoin('manager', 'manager.inc', 'session.manager_inc')
    .leftJoin('agency', 'agency.inc', 'manager.agency_inc')
    .leftJoin('session as parent', 'parent.id', 'session.parent_id')
    .where('person.state', '=', 'active')
    .where((hat) =>
      hat.or([
        hat('session.manager_inc', 'is', null),
        hat.and([hat('manager.state', '=', 'active'), hat('agency.state', '=', 'approved')]),
      ]),
    )
    .where('session.last_seen_at', '>', ends(now).last_seen_at)
    .where('session.created_at', '>', ends(now).created_at)
    .where((opened) =>
      opened.or([
        opened('session.parent_id', 'is', null),
        opened.and([
          opened('parent.last_seen_at', '>', ends(now).last_seen_at),
          opened('parent.created_at', '>', ends(now).created_at),
        ]),
      ]),
    );

/** The session of a token on a site, and whose it is. */
export const findSession = (
  db: Kysely<DB>,
  { tokenHash, siteId, now }: Pick<NewSession, 'tokenHash' | 'siteId' | 'now'>,
) =>
  living(db, now)
    .leftJoin('second_factor', 'second_factor.person_id', 'session.person_id')
    .where('session.token_hash', '=', tokenHash)
    .where('session.site_id', '=', siteId)
    .select([
      'session.id',
      'session.last_seen_at',
      'session.person_id',
      'session.manager_inc',
      'session.token_version',
      'manager.agency_inc',
      'manager.is_administrator',
    ])
    // Whose password a page tells anybody is no safer for a second factor.
    .select(
      sql<boolean>`person.is_demo or coalesce(session.second_factor_at >= second_factor.confirmed_at, false)`.as(
        'is_secured',
      ),
    )
    .executeTakeFirst();

/** Records that a session is in use. */
export async function touchSession(db: Kysely<DB>, id: number, now: Date): Promise<void> {
  await db.updateTable('session').set({ last_seen_at: now }).where('id', '=', id).execute();
}

/** Whether a session of a person is not over; nobody else ends it until the transaction ends. */
export const lockSession = async (db: Kysely<DB>, id: number, personId: number): Promise<boolean> =>
  (await db
    .selectFrom('session')
    .select('id')
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .forUpdate()
    .executeTakeFirst()) !== undefined;

/** A session that is not over and opens another one; it stays as it is until the transaction ends. */
export const lockParent = (db: Kysely<DB>, id: number, now: Date) =>
  db
    .selectFrom('session')
    .select(['manager_inc', 'device', 'second_factor_at', 'token_version'])
    .where('id', '=', id)
    .where('last_seen_at', '>', ends(now).last_seen_at)
    .where('created_at', '>', ends(now).created_at)
    .forUpdate()
    .executeTakeFirst();

/** The session that opened this one, or this one itself. */
export async function rootOf(db: Kysely<DB>, id: number): Promise<number> {
  const session = await db.selectFrom('session').select('parent_id').where('id', '=', id).executeTakeFirst();
  return session?.parent_id ?? id;
}

type Turned = {
  id: number;
  personId: number;
  tokenHash: Buffer;
  /** Another place of the person. */
  managerId?: number;
  /** A code was shown just now. */
  secondFactorAt?: Date;
};

/** Replaces the token of a session, and ends what it has opened by the token of before; false where it is over. */
export async function turnSession(
  db: Kysely<DB>,
  { id, personId, tokenHash, managerId, secondFactorAt }: Turned,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('session')
    .set({
      token_hash: tokenHash,
      token_version: sql`token_version + 1`,
      ...(managerId !== undefined && { manager_inc: managerId }),
      ...(secondFactorAt && { second_factor_at: secondFactorAt }),
    })
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .executeTakeFirst();
  await deleteHandoffsOfSession(db, id);
  await db.deleteFrom('session').where('parent_id', '=', id).execute();
  return numUpdatedRows > 0n;
}

/** Ends a session of a person, with what it has opened; false where they have no such session. */
export async function deleteSession(db: Kysely<DB>, id: number, personId: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('session')
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Ends all sessions of a person, and what they have begun to sign in to. */
export async function deleteSessions(db: Kysely<DB>, personId: number): Promise<void> {
  await deleteTickets(db, personId);
  await db.deleteFrom('session').where('person_id', '=', personId).execute();
}

/** Ends all sessions that a person has for themselves. */
export async function deleteSessionsOfTraveller(db: Kysely<DB>, personId: number): Promise<void> {
  await deleteTickets(db, personId);
  await db.deleteFrom('session').where('person_id', '=', personId).where('manager_inc', 'is', null).execute();
}

/** Ends all sessions of people in these places, but for one, which goes on alone. */
export async function deleteSessionsOfManagers(
  db: Kysely<DB>,
  managers: readonly number[],
  but = 0,
): Promise<void> {
  if (managers.length === 0) return;
  await deleteTicketsOfManagers(db, managers);
  await db
    .updateTable('session')
    .set({ parent_id: null })
    .where('id', '=', but)
    .where('parent_id', 'in', (ended) =>
      ended.selectFrom('session').select('id').where('manager_inc', 'in', managers),
    )
    .execute();
  await db.deleteFrom('session').where('manager_inc', 'in', managers).where('id', '!=', but).execute();
}

/** Ends all sessions of a person but one, which goes on alone, and returns those that people know as a device. */
export async function deleteOtherSessions(db: Kysely<DB>, personId: number, id: number): Promise<number[]> {
  await deleteTickets(db, personId);
  await db.updateTable('session').set({ parent_id: null }).where('id', '=', id).execute();
  const ended = await db
    .deleteFrom('session')
    .where('person_id', '=', personId)
    .where('id', '!=', id)
    .returning(['id', 'parent_id'])
    .execute();
  return ended.filter((session) => session.parent_id === null).map((session) => session.id);
}

/** The sessions of a person that are not over and were opened by no other one, the last seen first. */
export const sessionsOf = (db: Kysely<DB>, personId: number, now: Date) =>
  living(db, now)
    .where('session.person_id', '=', personId)
    .where('session.parent_id', 'is', null)
    .select(['session.id', 'session.created_at', 'session.last_seen_at', 'session.device', 'session.address'])
    .orderBy('session.last_seen_at', 'desc')
    .execute();
