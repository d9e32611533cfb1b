import type { Kysely } from 'kysely';
import type { PgBoss } from 'pg-boss';
import type { DB } from '#db/schema.ts';
import { email as emailRule } from '#lib/validation/emails.ts';
import { firstFault } from '#lib/validation/first-fault.ts';
import { required } from '#lib/validation/required.ts';
import { lockAgency } from './agency-store.server.ts';
import { worksFor } from './colleague-store.server.ts';
import { orderInvitation } from './order-invitation.ts';
import type { Rights } from './rights.ts';

/** What the first administrator of an agency may; they may give themselves more. */
const firstRights: Rights = {
  isAdministrator: true,
  mayBook: true,
  mayPrint: true,
  mayChat: true,
  mayUseDeposit: false,
  hasFixedMarkup: false,
};

/** The mail: the site that its link leads to, and in which language. */
export type MailedFrom = { siteId: string; locale: string; origin: string };

type Invited = MailedFrom & { agencyId: number; email: string };
type Context = { boss: PgBoss; address: string; now: Date };

/** Invites the administrator of an agency in the name of the operator; `db` is the transaction of the deed. */
export const orderAdministrator = (db: Kysely<DB>, invited: Invited, { boss, address, now }: Context) =>
  orderInvitation(boss, db, { ...invited, rights: firstRights, inviterId: undefined, address, now });

export type AdministratorInvited =
  | { ok: true; value: number }
  | { ok: false; reason: 'unknown' | 'works-here' | 'no-email' };

type Asked = Pick<Invited, 'agencyId' | 'email'> & {
  /** Where the mail leads for an agency of a market. */
  mailedFrom: (market: string) => MailedFrom;
};

/** The same for an agency that there is already, and that may have nobody left who could. */
export async function inviteAdministrator(
  { mailedFrom, ...asked }: Asked,
  { db, ...context }: Context & { db: Kysely<DB> },
): Promise<AdministratorInvited> {
  if (firstFault(required(), emailRule())(asked.email)) return { ok: false, reason: 'no-email' };
  return db.transaction().execute(async (transaction): Promise<AdministratorInvited> => {
    const agency = await lockAgency(transaction, asked.agencyId);
    if (agency?.state !== 'approved') return { ok: false, reason: 'unknown' };
    if (await worksFor(transaction, agency.inc, asked.email)) return { ok: false, reason: 'works-here' };
    const invited = { ...asked, ...mailedFrom(agency.market) };
    return { ok: true, value: await orderAdministrator(transaction, invited, context) };
  });
}
