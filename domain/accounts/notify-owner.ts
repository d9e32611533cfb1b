import type { Kysely } from 'kysely';
import type { PgBoss } from 'pg-boss';
import type { DB } from '#db/schema.ts';
import { postMail } from '#domain/mail/post-mail.ts';
import type { Site } from '#sites/site.ts';
import { type AccountChange, accountNoticeMail, type Owner } from './account-notice-mail.ts';
import { readPerson } from './person-store.server.ts';

/** By what the owners of accounts are told of changes: the queue of mails, and the site that it happened on. */
export type Telling = { boss: PgBoss; site: Site };

type Changed = Telling & { change: AccountChange; now: Date };

/** Mails somebody what was changed of their account; `db` is the transaction of the change, and nothing is said without it. */
export async function notifyOwner(db: Kysely<DB>, personId: number, changed: Changed): Promise<void> {
  const owner = await readPerson(db, personId);
  if (owner) await postMail(changed.boss, db, accountNoticeMail({ ...changed, owner }));
}

/** The same of another e-mail than the account's: to the one that it had, too. */
export async function notifyOfEmail(
  db: Kysely<DB>,
  { personId, before }: { personId: number; before: string },
  telling: Telling & { now: Date },
): Promise<void> {
  const owner = await readPerson(db, personId);
  if (!owner) return;
  const isAnother = before !== '' && before.toLowerCase() !== owner.email.toLowerCase();
  for (const to of [owner.email, ...(isAnother ? [before] : [])])
    await postMail(telling.boss, db, accountNoticeMail({ ...telling, change: 'email', owner, to }));
}

/** The last mail to a traveller whose account is gone: of it, too, nothing is kept. */
export const notifyOfDeletion = (
  db: Kysely<DB>,
  owner: Owner,
  telling: Telling & { now: Date; keepsPlace: boolean },
): Promise<void> =>
  postMail(telling.boss, db, accountNoticeMail({ ...telling, change: 'deleted', owner }), {
    isUnrecorded: true,
  });
