import type { AirportEntry } from '#domain/catalogue/directory.ts';
import { entry } from '#domain/catalogue/directory.ts';
import type { CatalogueMoment } from '#domain/catalogue/live-catalogue.ts';
import { instantOf } from '#lib/local-time.ts';
import { fromDayNumber } from '#lib/plain-date.ts';
import { fewSeats } from '#price-search/calendar.ts';
import type { Leg } from '#price-search/catalogue.ts';
import { legsOn } from '#price-search/find-flights.ts';

/** A flight as it is told to travellers: local times, and how sure a seat is. */
export type LegView = {
  carrier: string;
  flightNumber: string;
  from: AirportEntry;
  to: AirportEntry;
  /** Local, `YYYY-MM-DDTHH:MM`. */
  departsAt: string;
  arrivesAt: string;
  durationMinutes: number;
  classId: number;
  freight: 0 | 2;
  seats: Seats;
  /** How many there are where they are few. */
  seatsLeft: number | null;
  /** Kilograms for each traveller with a seat; null: not said. */
  baggageKg: number | null;
  cabinKg: number | null;
  /** Classes of the same flight that still have a place for everybody. */
  classesLeft: { classId: number; seats: Seats }[];
};

type Seats = 'many' | 'few' | 'request';

const minuteMs = 60_000;

/** A flight for so many who need a seat. */
export function viewLeg({ directory, snapshot }: CatalogueMoment, leg: Leg, seatsNeeded: number): LegView {
  const from = entry(directory.airports, leg.from);
  const to = entry(directory.airports, leg.to);
  const departsAt = localTime(leg.departDay, leg.departMinute);
  const arrivesAt = localTime(leg.arriveDay, leg.arriveMinute);
  return {
    carrier: entry(directory.carriers, leg.carrierCode).name,
    flightNumber: `${leg.carrierCode} ${leg.flightNumber}`,
    from,
    to,
    departsAt,
    arrivesAt,
    durationMinutes: (instantOf(arrivesAt, to.timeZone) - instantOf(departsAt, from.timeZone)) / minuteMs,
    classId: leg.classId,
    freight: leg.freight,
    seats: seatsOn(leg),
    seatsLeft: seatsOn(leg) === 'few' ? leg.seatsFree : null,
    baggageKg: leg.baggageKg,
    cabinKg: leg.cabinKg,
    classesLeft: classesOf(snapshot, leg)
      .filter((each) => each.isOnRequest || each.seatsFree >= seatsNeeded)
      .map((each) => ({ classId: each.classId, seats: seatsOn(each) })),
  };
}

const seatsOn = ({ isOnRequest, seatsFree }: Leg): Seats =>
  isOnRequest ? 'request' : seatsFree < fewSeats ? 'few' : 'many';

/** One flight in all its classes. */
const classesOf = (snapshot: CatalogueMoment['snapshot'], leg: Leg): Leg[] =>
  legsOn(snapshot, leg.from, leg.to, leg.departDay)
    .filter(
      ({ carrierCode, flightNumber, departMinute }) =>
        carrierCode === leg.carrierCode &&
        flightNumber === leg.flightNumber &&
        departMinute === leg.departMinute,
    )
    .sort((a, b) => a.classId - b.classId);

function localTime(day: number, minute: number): string {
  const clock = [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');
  return `${fromDayNumber(day)}T${clock}`;
}
