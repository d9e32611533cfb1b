import type { RowOf } from '#domain/operator-data/tables.ts';
import { plainDate } from '#lib/plain-date.ts';

/** Number of the plan of agencies that the operator has chosen. */
export const premiumPlan = 2;

const plans: RowOf<'commission_plan'>[] = [
  { id: 1, name: 'Standard', is_default: true },
  { id: premiumPlan, name: 'Premium' },
];

const versions: RowOf<'commission_version'>[] = [
  { id: 11, commission_plan_id: 1, version: 1, starts_at: '2025-01-01 00:00', share: 900 },
  { id: 12, commission_plan_id: 1, version: 2, starts_at: '2026-10-01 00:00', share: 1000 },
  { id: 21, commission_plan_id: premiumPlan, version: 1, starts_at: '2026-01-01 00:00', share: 1200 },
];

const [turkey, egypt, maldives] = [3, 11, 176];
/** Hotels in the Maldives without flight. */
const maldivesHotels = 1_176_000;
const newYear = { departs_from: plainDate('2026-12-27'), departs_to: plainDate('2027-01-05') };

/** What is dated has days of its own, not those of the demo: a version that has begun stays as it is. */
const rules: RowOf<'commission_rule'>[] = [
  { id: 101, commission_version_id: 11, state_id: turkey, share: 1000 },
  { id: 111, commission_version_id: 12, state_id: turkey, share: 1100 },
  { id: 112, commission_version_id: 12, state_id: maldives, share: 850 },
  { id: 113, commission_version_id: 12, tour_id: maldivesHotels, share: 700 },
  { id: 114, commission_version_id: 12, ...newYear, share: 800 },
  { id: 201, commission_version_id: 21, state_id: turkey, share: 1350 },
  { id: 202, commission_version_id: 21, state_id: egypt, share: 1300 },
  { id: 203, commission_version_id: 21, ...newYear, share: 950 },
];

/** What agencies of the demo operator earn. */
export const commissionRows = () => ({
  commission_plan: plans,
  commission_version: versions,
  commission_rule: rules,
});
