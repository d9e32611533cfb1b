import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import { lockAgency, setAgencyState, treeOf } from './agency-store.server.ts';
import { endInvitationsWithoutRight } from './invitation-store.server.ts';
import { writeAudit } from './write-audit.server.ts';

type Context = { db: Kysely<DB>; address: string; now: Date };

/** Shuts an agency with its branches, which signs their people out, or opens them again; false where there is none. */
export const setAgencySuspended = (
  { agencyId, isSuspended }: { agencyId: number; isSuspended: boolean },
  { db, address, now }: Context,
): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    if (!(await lockAgency(transaction, agencyId))) return false;
    const tree = await treeOf(transaction, agencyId);
    const state = isSuspended ? 'suspended' : 'approved';
    await setAgencyState(
      transaction,
      tree.map(({ inc }) => inc),
      state,
    );
    if (isSuspended) await endInvitationsWithoutRight(transaction, now);
    for (const { inc, state: before } of tree)
      await writeAudit(transaction, {
        deed: isSuspended ? 'suspend-agency' : 'activate-agency',
        personId: undefined,
        agencyId: inc,
        address,
        at: now,
        subject: 'agency',
        key: inc,
        before: { state: before },
        after: { state },
      });
    return true;
  });
