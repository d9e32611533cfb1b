import { renewToken } from './begin-session.ts';
import { hasAdministratorBeside, setColleagueState, setRights } from './colleague-store.server.ts';
import { endInvitationsWithoutRight } from './invitation-store.server.ts';
import { type ColleagueContext, lockColleague } from './reach.ts';
import { type Rights, rightsOf } from './rights.ts';
import { deleteSessionsOfManagers } from './session-store.server.ts';
import { writeAudit } from './write-audit.server.ts';

/** `last`: without them nobody could administer the agency. */
export type Changed = { ok: true; token?: string } | { ok: false; reason: 'unknown' | 'last' };

/**
 * Gives a manager other rights. Their sessions end, so that nothing goes on with those of before; the caller's own
 * goes on under another token.
 */
export const changeRights = (
  { managerId, rights }: { managerId: number; rights: Rights },
  context: ColleagueContext,
): Promise<Changed> =>
  context.db.transaction().execute(async (db): Promise<Changed> => {
    const { caller, address, now } = context;
    const manager = await lockColleague(db, caller, managerId);
    if (!manager) return { ok: false, reason: 'unknown' };
    if (!rights.isAdministrator && (await isLastAdministrator(manager, db)))
      return { ok: false, reason: 'last' };
    const before = rightsOf(manager);
    await setRights(db, managerId, rights);
    if (!rights.isAdministrator) await endInvitationsWithoutRight(db, now);
    await writeAudit(db, {
      deed: 'change-rights',
      personId: caller.personId,
      agencyId: manager.agency_inc,
      subject: 'manager',
      key: managerId,
      before,
      after: rights,
      address,
      at: now,
    });
    await deleteSessionsOfManagers(db, [managerId], caller.sessionId);
    if (managerId !== caller.managerId) return { ok: true };
    return { ok: true, token: await renewToken(db, caller) };
  });

/** Shuts the place of a manager, which ends their sessions in it, or opens it again. */
export const setSuspended = (
  { managerId, isSuspended }: { managerId: number; isSuspended: boolean },
  context: ColleagueContext,
): Promise<Changed> =>
  context.db.transaction().execute(async (db): Promise<Changed> => {
    const { caller, address, now } = context;
    const manager = await lockColleague(db, caller, managerId);
    if (!manager) return { ok: false, reason: 'unknown' };
    if (isSuspended && (await isLastAdministrator(manager, db))) return { ok: false, reason: 'last' };
    await setColleagueState(db, managerId, isSuspended ? 'suspended' : 'active');
    await writeAudit(db, {
      deed: isSuspended ? 'suspend-manager' : 'activate-manager',
      personId: caller.personId,
      agencyId: manager.agency_inc,
      address,
      at: now,
      subject: 'manager',
      key: managerId,
    });
    if (!isSuspended) return { ok: true };
    await endInvitationsWithoutRight(db, now);
    await deleteSessionsOfManagers(db, [managerId]);
    return { ok: true };
  });

type Known = NonNullable<Awaited<ReturnType<typeof lockColleague>>>;

/** Whether nobody else could administer their agency, neither from it nor from its head office. */
async function isLastAdministrator(manager: Known, db: ColleagueContext['db']): Promise<boolean> {
  if (!manager.is_administrator || manager.state !== 'active') return false;
  const agencies = [manager.agency_inc, ...(manager.head_inc ? [manager.head_inc] : [])];
  return !(await hasAdministratorBeside(db, agencies, manager.inc));
}
