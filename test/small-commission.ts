import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import { plainDate } from '#lib/plain-date.ts';

/**
 * Plans of the small agencies: Standard (1) for everybody, 10 % since 2025 and 20 % from 2026-12-01 10:00 UTC; Premium (2),
 * which is nobody's yet: 13.37 %, in Türkiye 15 %, for tour 303 7 %, and 5 % on the first Saturday of June 2027.
 */
export async function addSmallCommission(db: Kysely<DB>): Promise<void> {
  await db
    .insertInto('commission_plan')
    .values([
      { id: 1, name: 'Standard', is_default: true },
      { id: 2, name: 'Premium' },
    ])
    .execute();
  await db
    .insertInto('commission_version')
    .values([
      { id: 11, commission_plan_id: 1, version: 1, starts_at: '2025-01-01 00:00', share: 1000 },
      { id: 12, commission_plan_id: 1, version: 2, starts_at: '2026-12-01 10:00', share: 2000 },
      { id: 21, commission_plan_id: 2, version: 1, starts_at: '2026-01-01 00:00', share: 1337 },
    ])
    .execute();
  const saturday = plainDate('2027-06-05');
  await db
    .insertInto('commission_rule')
    .values([
      { id: 1, commission_version_id: 21, state_id: 3, share: 1500 },
      { id: 2, commission_version_id: 21, tour_id: 303, share: 700 },
      {
        id: 3,
        commission_version_id: 21,
        state_id: 3,
        share: 500,
        departs_from: saturday,
        departs_to: saturday,
      },
    ])
    .execute();
}
