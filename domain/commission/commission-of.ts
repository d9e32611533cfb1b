import { assert } from '#lib/assert.ts';
import { type Money, minorPerUnit, money, shareOf } from '#lib/money.ts';
import type { CommissionPlan, CommissionRule, SoldTrip } from './commission-plan.ts';

/** What an agency earns on a price and what is left of it, and by which version of which plan; the share is basis points. */
export type Commission = {
  planId: number;
  version: number;
  share: number;
  commission: Money;
  net: Money;
};

/**
 * The commission on the whole price of a trip: the share of the closest rule, or of the plan. It is rounded here alone,
 * once, half up to a whole unit; net is what is left, so that the two always sum to the price.
 */
export function commissionOf(plan: CommissionPlan, trip: SoldTrip, gross: Money): Commission {
  const { amountMinor, currency } = gross;
  assert(amountMinor >= 0 && amountMinor % minorPerUnit === 0, 'A price is whole units');
  const { planId, version } = plan;
  const share = closestRule(plan.rules, trip)?.share ?? plan.share;
  const earnedMinor = shareOf(amountMinor, share);
  return {
    planId,
    version,
    share,
    commission: money(earnedMinor, currency),
    net: money(amountMinor - earnedMinor, currency),
  };
}

/** A program says more than its country, and days more than none; of rules that say as much the first. */
const closestRule = (rules: readonly CommissionRule[], trip: SoldTrip): CommissionRule | undefined =>
  rules.filter((rule) => isAbout(rule, trip)).sort((one, other) => closeness(other) - closeness(one))[0];

const isAbout = ({ stateId, tourId, departs }: CommissionRule, trip: SoldTrip) =>
  (stateId === null || stateId === trip.stateId) &&
  (tourId === null || tourId === trip.tourId) &&
  (departs === null || (departs.from <= trip.departsOn && trip.departsOn <= departs.to));

const closeness = ({ tourId, stateId, departs }: CommissionRule) =>
  (tourId === null ? 0 : 4) + (stateId === null ? 0 : 2) + (departs === null ? 0 : 1);
