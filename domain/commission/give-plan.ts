import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import { writeAudit } from '#domain/accounts/write-audit.server.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { areThere, ownPlanOf, writeOwnPlan } from './commission-store.server.ts';

type Given = {
  agencyId: number;
  /** Null: the one of its head office, or of everybody. */
  planId: number | null;
};

type Context = { db: Kysely<DB>; address: string; now: Date };

/** Gives an agency a plan, and writes down which it had. */
export const givePlan = (
  { agencyId, planId }: Given,
  { db, address, now }: Context,
): Promise<Result<true, 'no-agency' | 'no-plan'>> =>
  db.transaction().execute(async (transaction) => {
    const is = await areThere(transaction, agencyId, planId);
    if (!is.agency) return fail('no-agency');
    if (!is.plan) return fail('no-plan');
    const before = await ownPlanOf(transaction, agencyId);
    await writeOwnPlan(transaction, agencyId, planId);
    await writeAudit(transaction, {
      deed: 'give-commission-plan',
      personId: undefined,
      agencyId,
      address,
      at: now,
      subject: 'agency_commission',
      key: agencyId,
      before: { planId: before?.commission_plan_id ?? null },
      after: { planId },
    });
    return ok(true);
  });
