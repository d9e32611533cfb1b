import type { PgBoss } from 'pg-boss';
import type { Limit } from '#db/limit.ts';
import type { LimitMail } from '#domain/mail/limit-mail.ts';
import { email as emailRule } from '#lib/validation/emails.ts';
import { firstFault } from '#lib/validation/first-fault.ts';
import { required } from '#lib/validation/required.ts';
import { worksFor } from './colleague-store.server.ts';
import type { NewInvitation } from './invitation-store.server.ts';
import { orderInvitation } from './order-invitation.ts';
import { type ColleagueContext, lockOwnAgency } from './reach.ts';

type Invited = Pick<NewInvitation, 'agencyId' | 'email' | 'rights' | 'siteId' | 'locale' | 'origin'>;

type Context = ColleagueContext & {
  boss: PgBoss;
  /** Counts the mails of an agency. */
  mails: Limit;
  limitMail: LimitMail;
};

export type InvitedAs =
  | { ok: true; value: { id: number } }
  | { ok: false; reason: 'unknown' }
  | { ok: false; reason: 'works-here' }
  | { ok: false; reason: 'fault'; messageKey: string }
  | { ok: false; reason: 'wait'; seconds: number };

/** Invites somebody to an agency of the caller's, by mail; what was sent to the same e-mail before works no more. */
export async function inviteColleague(invited: Invited, context: Context): Promise<InvitedAs> {
  const { db, boss, caller, mails, limitMail, address, now } = context;
  const fault = firstFault(required(), emailRule())(invited.email);
  if (fault) return { ok: false, reason: 'fault', messageKey: fault.key };
  const ofAgency = await mails.take(String(caller.agencyId));
  const seconds = ofAgency > 0 ? ofAgency : await limitMail({ personId: caller.personId, to: invited.email });
  if (seconds > 0) return { ok: false, reason: 'wait', seconds };
  return db.transaction().execute(async (transaction): Promise<InvitedAs> => {
    const agency = await lockOwnAgency(transaction, caller, invited.agencyId);
    if (!agency) return { ok: false, reason: 'unknown' };
    if (await worksFor(transaction, agency.inc, invited.email)) return { ok: false, reason: 'works-here' };
    const ordered = { ...invited, inviterId: caller.personId, address, now };
    return { ok: true, value: { id: await orderInvitation(boss, transaction, ordered) } };
  });
}
