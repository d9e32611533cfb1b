import { type Day, type Tour, weekdayBit } from '#price-search/catalogue.ts';

/** Why nothing leaves on a day: it is over, no tour is sold for it, or none has a seat, a room or the length asked for. */
export type EmptyDayReason = 'past' | 'noTours' | 'noOffers';

/** The reason for a day without offers of these tours. */
export function emptyDayReason(day: Day, tours: readonly Tour[], today: Day): EmptyDayReason {
  if (day < today) return 'past';
  return tours.some((tour) => leavesOn(tour, day)) ? 'noOffers' : 'noTours';
}

const leavesOn = ({ validFrom, validTo, departureDays }: Tour, day: Day) =>
  day >= validFrom && day <= validTo && (departureDays & weekdayBit(day)) !== 0;
