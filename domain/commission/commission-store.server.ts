import { type Kysely, sql } from 'kysely';
import type { DB } from '#db/schema.ts';

/** The plan of an agency, of its head office, or of everybody; undefined where there is none of these. */
export async function planIdOf(db: Kysely<DB>, agencyId: number): Promise<number | undefined> {
  const found = await db
    .selectFrom('agency')
    .leftJoin('agency_commission as of_own', 'of_own.agency_inc', 'agency.inc')
    .leftJoin('commission_plan as own', 'own.id', 'of_own.commission_plan_id')
    .leftJoin('agency_commission as of_head', 'of_head.agency_inc', 'agency.head_inc')
    .leftJoin('commission_plan as head', 'head.id', 'of_head.commission_plan_id')
    .leftJoin('commission_plan as other', (join) => join.on('other.is_default', '=', true))
    .where('agency.inc', '=', agencyId)
    .select(({ fn }) => fn.coalesce('own.id', 'head.id', 'other.id').as('plan_id'))
    .executeTakeFirst();
  return found?.plan_id ?? undefined;
}

/** The version of a plan that has begun last. */
export const versionAt = (db: Kysely<DB>, planId: number, now: Date) =>
  db
    .selectFrom('commission_version as version')
    .innerJoin('commission_plan as plan', 'plan.id', 'version.commission_plan_id')
    .where('plan.id', '=', planId)
    .where(sql<Date>`version.starts_at at time zone 'UTC'`, '<=', now)
    .orderBy('version.starts_at', 'desc')
    .orderBy('version.version', 'desc')
    .select(['version.id', 'plan.name', 'version.version', 'version.share'])
    .select(sql<Date>`version.starts_at at time zone 'UTC'`.as('starts_at'))
    .executeTakeFirst();

export const rulesOf = (db: Kysely<DB>, versionId: number) =>
  db
    .selectFrom('commission_rule')
    .where('commission_version_id', '=', versionId)
    .orderBy('id')
    .select(['state_id', 'tour_id', 'departs_from', 'departs_to', 'share'])
    .execute();

/** The plan that an agency has of its own. */
export const ownPlanOf = (db: Kysely<DB>, agencyId: number) =>
  db
    .selectFrom('agency_commission')
    .where('agency_inc', '=', agencyId)
    .select('commission_plan_id')
    .executeTakeFirst();

/** Whether there are such an agency and such a plan. */
export async function areThere(db: Kysely<DB>, agencyId: number, planId: number | null) {
  const agency = db.selectFrom('agency').where('inc', '=', agencyId).select('inc').executeTakeFirst();
  const plan = db.selectFrom('commission_plan').where('id', '=', planId).select('id').executeTakeFirst();
  return { agency: (await agency) !== undefined, plan: planId === null || (await plan) !== undefined };
}

/** Gives an agency a plan of its own, or takes it away. */
export async function writeOwnPlan(db: Kysely<DB>, agencyId: number, planId: number | null): Promise<void> {
  if (planId === null) {
    await db.deleteFrom('agency_commission').where('agency_inc', '=', agencyId).execute();
    return;
  }
  await db
    .insertInto('agency_commission')
    .values({ agency_inc: agencyId, commission_plan_id: planId })
    .onConflict((conflict) => conflict.column('agency_inc').doUpdateSet({ commission_plan_id: planId }))
    .execute();
}
