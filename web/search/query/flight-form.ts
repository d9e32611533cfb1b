import { addDays, type PlainDate } from '#lib/plain-date.ts';
import { firstSaleDay } from './date-range.ts';
import { type FlightDays, isOpenDay, usualDeparture, usualReturn } from './flight-days.ts';
import { type FlightTrip, type SaidFlights, spoken, writeFlightTrip } from './flight-question.ts';
import { partyWithin, type UnsureAges } from './party.ts';

/** What the wizard of flights holds ([W]§2.5); places and days are undefined while none are chosen. */
export type FlightForm = Omit<FlightTrip, 'source' | 'target' | 'dateFrom'> &
  UnsureAges & {
    mode: 'flight';
    source: number | undefined;
    target: number | undefined;
    dateFrom: PlainDate | undefined;
    /** Where it is not the visitor's own choice. */
    currency: string | undefined;
  };

/** [W]§9: one returns a week later. */
const daysAway = 7;

/** What can be flown between two airports, and how. */
export type FlownRoute = {
  source: number | undefined;
  target: number | undefined;
  isCharter: boolean;
  days: FlightDays;
};

/** Fills the wizard from an address: what it leaves out is the first that is flown, on the first days that are. */
export function flightForm(said: SaidFlights, route: FlownRoute): FlightForm {
  const { direction, classId, currency } = said;
  const { isCharter } = route;
  const dateFrom = said.dateFrom ?? usualDeparture(route.days, { isCharter });
  return {
    ...partyWithin({ adults: said.adults, childAges: said.childAges }, 'flight'),
    mode: 'flight',
    source: route.source,
    target: route.target,
    direction,
    isCharter,
    classId,
    dateFrom,
    dateTo: direction === 'there-and-back' ? returnAfter(dateFrom, said.dateTo, route) : undefined,
    currency,
  };
}

/**
 * An address keeps the day of return that it says, unless that is before the departure, or on its day and nothing flies
 * back then ([W]§4).
 */
function returnAfter(departure: PlainDate, said: PlainDate | undefined, { days, isCharter }: FlownRoute) {
  const isKept =
    said && (said > departure || (said === departure && isOpenDay(days, 'back', said, { isCharter })));
  if (isKept) return said;
  // Days that are over stay together, so that the page is about them.
  const isOver = departure < firstSaleDay(days.start);
  return isOver ? addDays(departure, daysAway) : usualReturn(days, departure, { isCharter });
}

/** The query that the wizard submits. */
export function writeFlightForm({
  mode: _,
  unsureAges: __,
  currency,
  ...form
}: FlightForm): Record<string, string> {
  const { source, target, dateFrom } = form;
  if (source === undefined || target === undefined || dateFrom === undefined) return {};
  return spoken({ ...writeFlightTrip({ ...form, source, target, dateFrom }), CURRENCY: currency });
}
