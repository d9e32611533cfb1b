import type { Kysely } from 'kysely';
import type { PgBoss } from 'pg-boss';
import type { DB } from '#db/schema.ts';
import { orderMail } from '#domain/feedback/mail-queue.ts';
import type { LimitMail } from '#domain/mail/limit-mail.ts';
import type { Manager } from '#lib/principal.ts';
import { deleteEmailChangeOf, insertEmailChange } from './email-change-store.server.ts';
import { lockPerson, readPerson } from './person-store.server.ts';
import { lockProfile, type Profile, readProfile, writeProfile } from './profile-store.server.ts';
import { writeAudit } from './write-audit.server.ts';

/** The mail that confirms another e-mail: the site that its link leads to, and in which language. */
type MailedFrom = { siteId: string; locale: string; origin: string };

type Context = {
  db: Kysely<DB>;
  boss: PgBoss;
  limitMail: LimitMail;
  from: MailedFrom;
  caller: Manager;
  address: string;
  now: Date;
};

/** So long the link of the mail works. */
const linkMs = 86_400_000;

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/**
 * Saves what a manager says of themselves, and writes down what was there before. Another e-mail than the one that they log
 * in with is used once its owner has confirmed it by the link of a mail; returns seconds to wait where too many were sent.
 */
export async function saveProfile(profile: Profile, context: Context): Promise<number> {
  const { db, caller, now, address } = context;
  const { personId, agencyId, managerId } = caller;
  const wanted = await wantedEmail(profile, context);
  const wait = wanted === undefined ? 0 : await context.limitMail({ personId, to: wanted });
  if (wait > 0) return wait;
  await db.transaction().execute(async (transaction) => {
    await lockPerson(transaction, personId);
    const before = await lockProfile(transaction, managerId);
    const after = { ...profile, email: wanted === undefined ? profile.email : (before?.email ?? '') };
    await writeProfile(transaction, { personId, managerId }, after);
    await deleteEmailChangeOf(transaction, managerId);
    if (wanted !== undefined) await orderChange(transaction, wanted, context);
    await writeAudit(transaction, {
      deed: 'change-profile',
      personId,
      agencyId,
      subject: 'manager',
      key: managerId,
      before,
      after,
      address,
      at: now,
    });
  });
  return 0;
}

/** The e-mail of a profile, where somebody has to confirm it first. */
async function wantedEmail({ email }: Profile, { db, caller }: Context): Promise<string | undefined> {
  const [profile, person] = [await readProfile(db, caller.managerId), await readPerson(db, caller.personId)];
  const isKnown = [profile?.email, person?.email].some((known) => known && isSame(known, email));
  return isKnown || email === '' ? undefined : email;
}

async function orderChange(db: Kysely<DB>, email: string, { boss, caller, from, now }: Context) {
  const emailChangeId = await insertEmailChange(db, {
    manager_inc: caller.managerId,
    email,
    site_id: from.siteId,
    locale: from.locale,
    origin: from.origin,
    expires_at: new Date(now.getTime() + linkMs),
  });
  await orderMail(boss, db, { emailChangeId });
}
