import { addDays, dayIn, daysBetween, type PlainDate } from '#lib/plain-date.ts';

/** Something that was paid for, and how much of it is lost from so many days before the trip begins. */
export type Cancellable = {
  paidMinor: number;
  steps: readonly { daysBefore: number; lostMinor: number }[];
};

/** When a trip begins: days are counted, and begin, where it does. */
export type Begin = { day: PlainDate; timeZone: string };

/** Days on which the same is lost: `from` null: as early as one likes, `until` included. */
export type CancellationPeriod = { from: PlainDate | null; until: PlainDate; lostMinor: number };

/** What is lost of a booking that is cancelled at an instant: all of it once the day of its begin is over. */
export const feeAt = (booked: readonly Cancellable[], begin: Begin, at: Date): number =>
  feeBefore(booked, daysBetween(dayIn(at, begin.timeZone), begin.day));

/** What is lost of each thing of a booking on a day of the place that it begins in. */
export const lostOn = (booked: readonly Cancellable[], begins: PlainDate, day: PlainDate): number[] =>
  booked.map((one) => lostOf(one, daysBetween(day, begins)));

/** The same for every day until the trip begins, days on which the same is lost as one period. */
export function cancellationPeriods(
  booked: readonly Cancellable[],
  begins: PlainDate,
): [CancellationPeriod, ...CancellationPeriod[]] {
  const turns = [...new Set(booked.flatMap(({ steps }) => steps.map((step) => step.daysBefore)))]
    .filter((daysBefore) => daysBefore >= 0)
    .sort((a, b) => b - a);
  const whole: CancellationPeriod = {
    from: null,
    until: begins,
    lostMinor: feeBefore(booked, Number.POSITIVE_INFINITY),
  };
  const periods: [CancellationPeriod, ...CancellationPeriod[]] = [whole];
  for (const daysBefore of turns) {
    const lostMinor = feeBefore(booked, daysBefore);
    const last = periods.at(-1)!; // there is one from the start
    if (lostMinor === last.lostMinor) continue;
    const from = addDays(begins, -daysBefore);
    last.until = addDays(from, -1);
    periods.push({ from, until: begins, lostMinor });
  }
  return periods;
}

const feeBefore = (booked: readonly Cancellable[], daysBefore: number): number =>
  booked.reduce((sum, one) => sum + lostOf(one, daysBefore), 0);

/** The dearest of the steps that have begun: nothing that was lost comes back, and never more than was paid is. */
function lostOf({ paidMinor, steps }: Cancellable, daysBefore: number): number {
  if (daysBefore < 0) return paidMinor;
  const begun = steps.filter((step) => step.daysBefore >= daysBefore);
  return Math.min(paidMinor, Math.max(0, ...begun.map((step) => step.lostMinor)));
}
