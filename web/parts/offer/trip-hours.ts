import type { LegAnswer } from '#calls/offer-fields.ts';
import { daysBetween, plainDate } from '#lib/plain-date.ts';

type Landing = Pick<LegAnswer, 'arrivesAt'>;
type Leaving = Pick<LegAnswer, 'departsAt'>;

/** What the flights leave of a stay: days that are whole, and the hours of the first and the last where they are not. */
export type TripHours = { fullDays: number; firstDay: number; lastDay: number };

/** A day is from 8:00 to 20:00: the sun is warm, and beaches, lifts and museums are open. */
const dayBegins = 8 * 60;
const dayEnds = 20 * 60;
const wholeDay = (dayEnds - dayBegins) / 60;

/** Passports, baggage and the way from the airport; the way back, and check-in. */
const afterLanding = 2 * 60;
const beforeTakeOff = 3 * 60;

/** Hours are rounded down: nobody is promised what is not there. */
export function tripHours({ arrivesAt }: Landing, { departsAt }: Leaving): TripHours {
  const between = Math.max(0, daysBetween(dayOf(arrivesAt), dayOf(departsAt)) - 1);
  const edges = [
    hours(minuteOf(arrivesAt) + afterLanding, dayEnds),
    hours(dayBegins, minuteOf(departsAt) - beforeTakeOff),
  ] as const;
  const [firstDay, lastDay] = edges.map((each) => (each === wholeDay ? 0 : each)) as [number, number];
  return { fullDays: between + edges.filter((each) => each === wholeDay).length, firstDay, lastDay };
}

const hours = (from: number, to: number) =>
  Math.max(0, Math.floor((Math.min(to, dayEnds) - Math.max(from, dayBegins)) / 60));

const nightBegins = 22 * 60;
const nightEnds = 6 * 60;

/**
 * Whether a flight costs its travellers a night: it leaves late or lands in the small hours, or flies through them. One
 * that lands as the night begins has flown through none of it.
 */
export function isNightFlight({ departsAt, arrivesAt }: Landing & Leaving): boolean {
  const [leaves, lands] = [minuteOf(departsAt), minuteOf(arrivesAt)];
  const leavesAtNight = leaves >= nightBegins || leaves < nightEnds;
  const landsAtNight = lands > nightBegins || lands < nightEnds;
  return leavesAtNight || landsAtNight || dayOf(departsAt) < dayOf(arrivesAt);
}

const dayOf = (local: string) => plainDate(local.slice(0, 10));

const minuteOf = (local: string) => Number(local.slice(11, 13)) * 60 + Number(local.slice(14, 16));
