import type { RowOf } from '#domain/operator-data/tables.ts';
import {
  addDays,
  dayNumber,
  dayOfWeek,
  daysBetween,
  eachDay,
  type PlainDate,
  plainDate,
} from '#lib/plain-date.ts';
import { termsIds } from './cancellation-terms.ts';
import { arrivalOf, type Clock, clockOf, inDay, type LocalMinute, writtenMinute } from './clocks.ts';
import { type Dice, dice } from './dice.ts';
import { flightPrice, seatsFree } from './flight-prices.ts';
import type { Route } from './routes.ts';

type Leg = RowOf<'flight_leg'>;

/** A route's timetable: the same minute every time. */
type Timetable = {
  leaves: number;
  minutesThere: number;
  minutesBack: number;
  turnaround: number;
  numbers: readonly number[];
  from: Clock;
  to: Clock;
};

const firstDay = dayNumber('2020-01-01' as PlainDate);

/** Weekdays of one flight there, and of the flight back that the same aircraft makes; Monday 1 … Sunday 7. */
type Turn = { departs: number; lands: number; returns: number };

/** The turns of a route in summer and in winter, when clocks differ and some aircraft stay at home. */
export type Turns = { summer: Turn[]; winter: Turn[] };

/** On which weekdays the routes fly, land and fly back. */
export function turnsOf(routes: readonly Route[], seed: string): Map<Route, Turns> {
  const clock = clocks();
  return new Map(
    routes.map((route) => {
      const timetable = timetableOf(route, clock, seed);
      const inWeekOf = (monday: PlainDate) =>
        route.days
          .map((weekday) => addDays(monday, weekday - 1))
          .filter((date) => flies(route, date))
          .map((date) => turnOn(date, timetable));
      return [
        route,
        { summer: inWeekOf(plainDate('2026-06-01')), winter: inWeekOf(plainDate('2026-01-12')) },
      ];
    }),
  );
}

function turnOn(date: PlainDate, timetable: Timetable): Turn {
  const { landed, backStart } = wayOut(date, timetable);
  return { departs: dayOfWeek(date), lands: dayOfWeek(landed.date), returns: dayOfWeek(backStart.date) };
}

/** Every flight of the days from `from` to `to`, there and back; what a flight is never depends on `today`, its free seats do. */
export function* flightLegs(
  routes: Route[],
  from: PlainDate,
  to: PlainDate,
  today: PlainDate,
  seed: string,
): Generator<Leg> {
  const clock = clocks();
  const days = [...eachDay(from, to)];
  for (const route of routes) {
    const timetable = timetableOf(route, clock, seed);
    for (const date of days)
      if (flies(route, date)) yield* rotationLegs({ route, timetable, date, today, seed });
  }
}

/** Whether a route flies on a day: its days of the week, within its months. */
export function flies(route: Route, date: PlainDate): boolean {
  const weekday = dayOfWeek(date);
  if (!route.days.includes(weekday)) return false;
  const day = date.slice(5);
  const isSummer = day >= '04-01' && day <= '10-31';
  if (route.to.season === 'summer') return isSummer;
  if (route.to.season === 'winter') return day >= '12-01' || day <= '04-15';
  // All-year airports of the Mediterranean see half the flights in winter.
  const isThin = route.curve === 'med' && !isSummer && route.days.indexOf(weekday) % 2 === 1;
  return !isThin;
}

/** Clocks by time zone, each made once. */
function clocks(): (zone: string) => Clock {
  const made = new Map<string, Clock>();
  return (zone) => {
    const known = made.get(zone) ?? clockOf(zone);
    made.set(zone, known);
    return known;
  };
}

function timetableOf(route: Route, clock: (zone: string) => Clock, seed: string): Timetable {
  const random = dice(seed, 'timetable', route.from.code, route.to.code);
  const base = 30 + route.km / 13.4;
  // The wind is mostly from the west.
  const drift = (route.to.longitude - route.from.longitude) * 0.12;
  return {
    leaves: random.between(60, 250) * 5,
    minutesThere: roundedTo5(base - drift),
    minutesBack: roundedTo5(base + drift),
    turnaround: route.km > 4500 ? random.between(16, 24) * 5 : random.between(10, 15) * 5,
    numbers: route.carriers.map(() => random.between(101, 949) * 2 + (route.isCharter ? 4000 : 0) - 1),
    from: clock(route.from.timeZone),
    to: clock(route.to.timeZone),
  };
}

/** There and back; both flights are numbered by the day of the first. */
type Rotation = { route: Route; timetable: Timetable; date: PlainDate; today: PlainDate; seed: string };

function* rotationLegs(rotation: Rotation): Generator<Leg> {
  const { date, timetable } = rotation;
  const { start, landed, backStart } = wayOut(date, timetable);
  const home = arrivalOf(backStart, timetable.minutesBack, timetable.to, timetable.from);
  yield* cabins(rotation, 0, start, landed);
  yield* cabins(rotation, 1, backStart, home);
}

/** The flight out of a day, and when the aircraft leaves again. */
function wayOut(date: PlainDate, timetable: Timetable) {
  const start: LocalMinute = { date, minute: timetable.leaves };
  const landed = arrivalOf(start, timetable.minutesThere, timetable.from, timetable.to);
  return { start, landed, backStart: inDay({ ...landed, minute: landed.minute + timetable.turnaround }) };
}

function* cabins(rotation: Rotation, way: 0 | 1, departs: LocalMinute, arrives: LocalMinute): Generator<Leg> {
  const { route, timetable, date, today, seed } = rotation;
  const turn = route.days.indexOf(dayOfWeek(date));
  const which = turn % route.carriers.length;
  const id = (dayNumber(date) - firstDay) * 8192 + route.number * 4 + way * 2;
  const random = dice(seed, 'leg', id);
  const price = flightPrice(route, departs.date, random);
  const seats = seatsOf(route, random);
  const lead = daysBetween(today, departs.date);
  const economy: Leg = {
    id,
    carrier_code: route.carriers[which] as string,
    flight_number: String((timetable.numbers[which] as number) + way),
    from_airport: way === 0 ? route.from.code : route.to.code,
    to_airport: way === 0 ? route.to.code : route.from.code,
    departs_at: writtenMinute(departs),
    arrives_at: writtenMinute(arrives),
    class_id: 1,
    freight_external: route.isCharter ? 0 : 2,
    seats_total: seats,
    seats_free: seatsFree(seats, lead, random),
    is_on_request: random.chance(0.02),
    ...price,
    ...carriage(route),
  };
  yield economy;
  if (!hasBusiness(route, turn)) return;
  const business = {
    seats_total: 8,
    seats_free: seatsFree(8, lead, random),
    is_on_request: random.chance(0.1),
    baggage_kg: 32,
    cabin_kg: 10,
    cancellation_terms_id: termsIds.business,
  };
  yield { ...economy, id: id + 1, class_id: 2, ...business, ...dearer(price, 2.7) };
}

/** What the fare carries, and what is lost of it; the shortest regular fares are for the cabin alone. */
function carriage({ isCharter, km }: Route) {
  if (isCharter)
    return { baggage_kg: km > 3500 ? 23 : 20, cabin_kg: 5, cancellation_terms_id: termsIds.charter };
  return { baggage_kg: km < 1500 ? 0 : 23, cabin_kg: 8, cancellation_terms_id: termsIds.regular };
}

/** Long scheduled flights have a business cabin, on every other day of the week. */
const hasBusiness = (route: Route, turn: number) => !route.isCharter && route.km > 3500 && turn % 2 === 0;

/** A charter's whole cabin, or the block that the operator holds on a scheduled flight. */
const seatsOf = (route: Route, random: Dice) =>
  route.isCharter ? random.pick([120, 149, 180, 186, 189]) : random.between(3, 10) * 5;

function dearer(price: ReturnType<typeof flightPrice>, times: number) {
  const whole = (minor: number) => Math.round((minor * times) / 100) * 100;
  return {
    ...price,
    adult_amount: whole(price.adult_amount),
    child_amount: whole(price.child_amount),
    infant_amount: whole(price.infant_amount),
  };
}

const roundedTo5 = (minutes: number) => Math.round(minutes / 5) * 5;
