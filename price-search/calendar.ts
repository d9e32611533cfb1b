import type { Day, Hotel } from './catalogue.ts';
import type { Journey } from './journeys.ts';
import { type Asked, departureDay, visitOffers } from './offers.ts';

/** How sure a day is, best first; hotel-only days count as `regular` or `request` by what the hotels confirm. */
export const dayStatuses = ['charter', 'few', 'regular', 'request', 'none'] as const;
export type DayStatus = (typeof dayStatuses)[number];

export type CalendarDay = { status: DayStatus; cheapestMinor: number | null };

/** Fewer free seats than this on a charter are "few places". */
export const fewSeats = 10;

/** The cheapest price and the best availability of each departure day of the question. */
export function priceCalendar(asked: Asked, hotels: readonly Hotel[]): Map<Day, CalendarDay> {
  const days = new Map<Day, CalendarDay>();
  for (const hotel of hotels) {
    visitOffers(asked, hotel, (_room, journey, stay, totalMinor) => {
      const day = departureDay(journey);
      const status = statusOf(journey, stay.isOnRequest);
      const known = days.get(day);
      if (!known) days.set(day, { status, cheapestMinor: totalMinor });
      else {
        if (dayStatuses.indexOf(status) < dayStatuses.indexOf(known.status)) known.status = status;
        if (totalMinor < known.cheapestMinor!) known.cheapestMinor = totalMinor;
      }
    });
  }
  return days;
}

function statusOf(journey: Journey, stayOnRequest: boolean): DayStatus {
  const { out, back } = journey;
  if (!out || !back) return stayOnRequest ? 'request' : 'regular';
  if (journey.isOnRequest) return 'request';
  if (out.freight === 2) return 'regular';
  return Math.min(out.seatsFree, back.seatsFree) < fewSeats ? 'few' : 'charter';
}

/** Lengths of stay that have an offer, each with whether one of them can be confirmed at once. */
export function priceNights(asked: Asked, hotels: readonly Hotel[]): Map<number, boolean> {
  const lengths = new Map<number, boolean>();
  for (const hotel of hotels) {
    visitOffers(asked, hotel, (_room, journey, stay) => {
      const instant = !journey.isOnRequest && !stay.isOnRequest;
      lengths.set(journey.nights, lengths.get(journey.nights) || instant);
    });
  }
  return lengths;
}
