import { endInvitation, findOpenInvitation } from './invitation-store.server.ts';
import { type ColleagueContext, lockOwnAgency } from './reach.ts';
import { writeAudit } from './write-audit.server.ts';

/** Takes an invitation back; false where it is not the caller's to take, or over. */
export const withdrawInvitation = (
  id: number,
  { db, caller, address, now }: ColleagueContext,
): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    const found = await findOpenInvitation(transaction, id);
    const agency = found && (await lockOwnAgency(transaction, caller, found.agency_inc));
    if (!agency || !(await endInvitation(transaction, id, now))) return false;
    await writeAudit(transaction, {
      deed: 'withdraw-invitation',
      personId: caller.personId,
      agencyId: agency.inc,
      address,
      at: now,
      subject: 'invitation',
      key: id,
      before: { email: found.email },
    });
    return true;
  });
