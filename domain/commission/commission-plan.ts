import type { PlainDate } from '#lib/plain-date.ts';

/** Which trips a rule is about; what is null it does not ask. Shares are basis points. */
export type CommissionRule = {
  stateId: number | null;
  tourId: number | null;
  departs: { from: PlainDate; to: PlainDate } | null;
  share: number;
};

/** A version of a plan: what an agency earns on trips, and on those that no rule is about. */
export type CommissionPlan = {
  planId: number;
  name: string;
  version: number;
  startsAt: Date;
  share: number;
  rules: readonly CommissionRule[];
};

/** A trip as commission depends on it. */
export type SoldTrip = {
  stateId: number;
  /** Null of flights alone. */
  tourId: number | null;
  departsOn: PlainDate;
};
