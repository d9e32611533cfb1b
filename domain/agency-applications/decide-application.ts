import type { Kysely } from 'kysely';
import type { PgBoss } from 'pg-boss';
import type { DB } from '#db/schema.ts';
import { foundAgency } from '#domain/accounts/found-agency.ts';
import { type MailedFrom, orderAdministrator } from '#domain/accounts/invite-administrator.ts';
import { writeAudit } from '#domain/accounts/write-audit.server.ts';
import type { Site } from '#sites/site.ts';
import { decideApplication, lockApplication } from './agency-application-store.server.ts';

type Context = { db: Kysely<DB>; sites: readonly Site[]; address: string; now: Date };

type Approved = {
  application: number;
  headOffice: number | undefined;
  /** The site of agents that the mail leads to, of the market that was applied in. */
  mailedFrom: (market: string, locale: string) => MailedFrom;
};

export type Approval = { ok: true; value: number } | { ok: false; reason: 'unknown' | 'no-head-office' };

/** Makes an agency of an application, and invites who applied as its administrator: all of it or nothing. */
export const approveApplication = (
  { application: id, headOffice, mailedFrom }: Approved,
  { db, boss, sites, address, now }: Context & { boss: PgBoss },
): Promise<Approval> =>
  db.transaction().execute(async (transaction): Promise<Approval> => {
    const application = await lockApplication(transaction, id);
    if (!application) return { ok: false, reason: 'unknown' };
    const { company: name, email, locale } = application;
    const { market } = sites.find((site) => site.id === application.site_id) ?? sites[0]!;
    const agencyId = await foundAgency(transaction, { name, email, market, headOffice });
    if (agencyId === undefined) return { ok: false, reason: 'no-head-office' };
    await decideApplication(transaction, id, { state: 'approved', agencyId, now });
    await writeAudit(transaction, {
      deed: 'approve-agency',
      personId: undefined,
      agencyId,
      address,
      at: now,
      subject: 'agency_application',
      key: id,
      after: { name, email, market, headOffice },
    });
    const invited = { ...mailedFrom(market, locale), agencyId, email };
    await orderAdministrator(transaction, invited, { boss, address, now });
    return { ok: true, value: agencyId };
  });

/** Turns an application down; false where there is none to decide. */
export const refuseApplication = (
  id: number,
  { db, address, now }: Omit<Context, 'sites'>,
): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    if (!(await lockApplication(transaction, id))) return false;
    await decideApplication(transaction, id, { state: 'refused', now });
    await writeAudit(transaction, {
      deed: 'refuse-agency',
      personId: undefined,
      address,
      at: now,
      subject: 'agency_application',
      key: id,
    });
    return true;
  });
