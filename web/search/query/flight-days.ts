import { addDays, daysBetween, type PlainDate } from '#lib/plain-date.ts';
import { farthestDay, firstSaleDay } from './date-range.ts';
import type { Direction } from './flight-question.ts';

/** The days that one can fly on, a status a day from the first one ([W]§3.2). */
export type FlightDays = {
  /** Today. */
  start: PlainDate;
  out: string;
  back: string;
};

/** What is asked about a day. */
type OfKind = { isCharter: boolean };

/** [W]§9: a week from now, and a week after that. */
const daysAhead = 7;

/** What a day says, without what is no flight of the kind: for charters a day of regular flights is none ([W]§4). */
export function dayStatus(days: FlightDays, way: 'out' | 'back', day: PlainDate, { isCharter }: OfKind) {
  const status = days[way][daysBetween(days.start, day)] ?? '0';
  return isCharter && status === '5' ? '0' : status;
}

/** Whether a day can be chosen: of regular flights each one can ([W]§4), one that is not sold any more never. */
export function isOpenDay(days: FlightDays, way: 'out' | 'back', day: PlainDate, kind: OfKind): boolean {
  if (day < firstSaleDay(days.start) || day > farthestDay(days.start)) return false;
  return !kind.isCharter || dayStatus(days, way, day, kind) !== '0';
}

/** The open day nearest to one, the later of two that are as near; none before `first`. */
export function nearestOpenDay(
  days: FlightDays,
  way: 'out' | 'back',
  wanted: PlainDate,
  asked: OfKind & { first?: PlainDate },
): PlainDate | undefined {
  const { first = days.start } = asked;
  const near = wanted < first ? first : wanted; // days may be over for years
  for (let off = 0; off <= 366; off++) {
    const found = [addDays(near, off), addDays(near, -off)].find(
      (day) => day >= first && isOpenDay(days, way, day, asked),
    );
    if (found) return found;
  }
  return undefined;
}

type Dates = { dateFrom: PlainDate | undefined; dateTo: PlainDate | undefined };

/** The day of departure that a form begins with: in a week, or the nearest one with a flight ([W]§4). */
export function usualDeparture(days: FlightDays, kind: OfKind): PlainDate {
  const wanted = addDays(days.start, daysAhead);
  return nearestOpenDay(days, 'out', wanted, kind) ?? wanted;
}

/**
 * Dates that can be flown: a departure on a day without a flight goes to the nearest one that has one; the day of
 * return is kept if it is open and not before it, else it is the nearest one a week later or more ([W]§4). One way
 * there is none.
 */
export function settleDates(
  { dateFrom, dateTo }: Dates,
  days: FlightDays,
  asked: OfKind & { direction: Direction },
): Dates {
  if (dateFrom === undefined) return { dateFrom, dateTo: undefined };
  const departure = isOpenDay(days, 'out', dateFrom, asked)
    ? dateFrom
    : (nearestOpenDay(days, 'out', dateFrom, asked) ?? dateFrom);
  if (asked.direction === 'one-way') return { dateFrom: departure, dateTo: undefined };
  const isKept = dateTo && dateTo >= departure && isOpenDay(days, 'back', dateTo, asked);
  return { dateFrom: departure, dateTo: isKept ? dateTo : usualReturn(days, departure, asked) };
}

/** The day of return that a departure brings: a week later, or the nearest day with a flight after that ([W]§4). */
export function usualReturn(days: FlightDays, departure: PlainDate, kind: OfKind): PlainDate {
  const wanted = addDays(departure, daysAhead);
  return nearestOpenDay(days, 'back', wanted, { ...kind, first: wanted }) ?? wanted;
}
