import type { Channel } from './booker.ts';

/** How a booking is paid. */
export const paymentPlans = ['full', 'deposit', 'transfer', 'office'] as const;
export type PaymentPlan = (typeof paymentPlans)[number];

const minutes = 60;
const hours = 60 * minutes;
const days = 24 * hours;

/** How long places are held before anything is paid, in seconds. */
export const holdSeconds: Record<Channel, number> = {
  guest: 20 * minutes,
  traveller: 20 * minutes,
  manager: 24 * hours,
  staff: 24 * hours,
};

/** How long a booking with travellers waits for its first payment, in seconds. */
export const paymentSeconds: Record<PaymentPlan, number> = {
  full: 30 * minutes,
  deposit: 30 * minutes,
  transfer: 3 * days,
  office: 2 * days,
};

/** How long the supplier of what is on request has to answer, in seconds. */
export const answerSeconds = 2 * days;

/** The deposit, in basis points, and how many days before the trip the balance is due. */
export const deposit = { share: 3_000, balanceDaysBefore: 30 };

/** The link of a guest opens the order for so long. */
export const linkDays = 30;
