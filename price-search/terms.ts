import type { ChildRule, Contract, EarlyBooking, StayPay, Supplement } from './catalogue.ts';

/** One contract's conditions, ready to ask. */
export type Terms = {
  contract: Contract;
  childRules: ChildRule[];
  earlyBookings: EarlyBooking[];
  stayPays: StayPay[];
  supplements: Supplement[];
};
