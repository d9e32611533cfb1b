import type { LegAnswer, OfferAnswer } from '#calls/offer-fields.ts';
import { daysBetween, plainDate } from '#lib/plain-date.ts';

/** When a flight leaves and lands: local times, `YYYY-MM-DDTHH:MM`. */
export type LegTimes = Pick<LegAnswer, 'departsAt' | 'arrivesAt'>;

/** The flights of an offer, there and back. */
export type FlightTimes = Record<'out' | 'back', LegTimes>;

export const flightTimes = ({ out, back }: Pick<OfferAnswer, 'out' | 'back'>): FlightTimes | undefined =>
  out && back ? { out: timesOf(out), back: timesOf(back) } : undefined;

const timesOf = ({ departsAt, arrivesAt }: LegTimes): LegTimes => ({ departsAt, arrivesAt });

const dayOf = (at: string) => plainDate(at.slice(0, 10));

/** `HH:MM` of a local time. */
export const timeOf = (at: string): string => at.slice(11, 16);

/** By how many days a flight lands later than it leaves. */
export const daysLater = ({ departsAt, arrivesAt }: LegTimes): number =>
  daysBetween(dayOf(departsAt), dayOf(arrivesAt));
