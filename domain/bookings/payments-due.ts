import { instantOf } from '#lib/local-time.ts';
import { shareOf } from '#lib/money.ts';
import { addDays, dayIn, type PlainDate } from '#lib/plain-date.ts';
import { deposit, type PaymentPlan } from './booking-terms.ts';

/** What is to be paid when. `dueAt: null`: when the hold ends. */
export type Due = { purpose: 'deposit' | 'balance' | 'full'; amountMinor: number; dueAt: Date | null };

type Trip = { totalMinor: number; departsOn: PlainDate; timeZone: string; now: Date };

/** What a plan asks for; a trip that begins before a balance would be due is paid in full. */
export function paymentsDue(plan: PaymentPlan, { totalMinor, departsOn, timeZone, now }: Trip): Due[] {
  const full: Due = { purpose: 'full', amountMinor: totalMinor, dueAt: null };
  const balanceDay = addDays(departsOn, -deposit.balanceDaysBefore);
  const first = shareOf(totalMinor, deposit.share);
  if (plan !== 'deposit' || balanceDay <= dayIn(now, timeZone) || first <= 0 || first >= totalMinor)
    return totalMinor > 0 ? [full] : [];
  const endOfDay = new Date(instantOf(`${addDays(balanceDay, 1)}T00:00`, timeZone));
  return [
    { purpose: 'deposit', amountMinor: first, dueAt: null },
    { purpose: 'balance', amountMinor: totalMinor - first, dueAt: endOfDay },
  ];
}
