import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import type { CommissionPlan, CommissionRule } from './commission-plan.ts';
import { planIdOf, rulesOf, versionAt } from './commission-store.server.ts';

/** What an agency earns as of a moment: the version of its plan that holds then; undefined where it earns nothing. */
export async function findPlan(
  db: Kysely<DB>,
  agencyId: number,
  now: Date,
): Promise<CommissionPlan | undefined> {
  const planId = await planIdOf(db, agencyId);
  const version = planId === undefined ? undefined : await versionAt(db, planId, now);
  if (planId === undefined || !version) return undefined;
  const { name, share, starts_at: startsAt } = version;
  const rows = await rulesOf(db, version.id);
  return { planId, name, version: version.version, startsAt, share, rules: rows.map(ruleOf) };
}

type Row = Awaited<ReturnType<typeof rulesOf>>[number];

const ruleOf = ({ state_id, tour_id, departs_from, departs_to, share }: Row): CommissionRule => ({
  stateId: state_id,
  tourId: tour_id,
  departs: departs_from && departs_to ? { from: departs_from, to: departs_to } : null,
  share,
});
