import { type DayPart, dayPartOf } from '#lib/day-parts.ts';
import { type Day, type Leg, type Tour, weekdayBit } from './catalogue.ts';
import { countTravellers, fareOf, serviceAmount, type Travellers } from './guests.ts';
import { longestStay } from './nights.ts';
import type { Question } from './question.ts';
import { roundToSale } from './rounding.ts';
import type { OpenRoute } from './route-block.ts';
import { routeKey, type Snapshot } from './snapshot.ts';

/** What finding journeys needs of a question. */
export type JourneyQuestion = {
  snapshot: Snapshot;
  question: Question;
  travellers: Travellers;
  /** What one contract unit costs the traveller; undefined where there is no rate. */
  multiplier: (packetType: number, currency: string) => number | undefined;
};

/** Cells of a journey by nights; 0 is not used. */
export const nightCells = longestStay + 1;

/** How one flies there and back; as an index: charter, no flight, regular. */
export const freightKinds = [0, null, 2] as const;

/** One way to leave: a tour, an outbound leg, a first night; what the way and the services cost for each length of stay. */
export type Journey = {
  tour: Tour;
  out: Leg | null;
  departDay: Day;
  /** First night: the day the outbound leg lands. */
  checkIn: Day;
  /** Index into `freightKinds`. */
  freight: number;
  isOnRequest: boolean;
  /** Sale minor units by nights; Infinity where there is no way back or the tour does not allow it. */
  costs: Float64Array;
  /** Legs back by nights. */
  backs: (Leg | null)[];
  /** The cheapest of `costs`, and the first and last nights that have one. */
  minCost: number;
  nightsMin: number;
  nightsMax: number;
  /** How many of the lengths below n are there: `counts[b + 1] - counts[a]` of a to b. */
  counts: Uint8Array;
};

/** All journeys to one airport, tour by tour, and their numbers side by side for the kernel. */
export type Journeys = {
  all: Journey[];
  byTour: { tour: Tour; from: number; to: number }[];
  columns: JourneyColumns;
  /** Between which nights all stays lie, the fewest nights that one has, and the cheapest way of all. */
  firstNight: Day;
  lastNight: Day;
  least: number;
  cheapestWay: number;
  /** Days from the first night to the morning after the last. */
  span: number;
};

/** Row by row what `all` holds; `costs` and `counts` have `nightCells` and `nightCells + 1` cells a row. */
export type JourneyColumns = {
  checkIn: Int32Array;
  freight: Uint8Array;
  isOnRequest: Uint8Array;
  minCost: Float64Array;
  nightsMin: Uint8Array;
  nightsMax: Uint8Array;
  costs: Float64Array;
  counts: Uint8Array;
  /** Where the first night is in columns that have `span` days for each tour. */
  dayAt: Int32Array;
};

/** Finds all journeys of the tours to one airport; of the legs of a day and kind the cheapest with seats is taken. */
export function findJourneys(asked: JourneyQuestion, tours: readonly Tour[], airport: string): Journeys {
  const all: Journey[] = [];
  const byTour: Journeys['byTour'] = [];
  for (const tour of tours) {
    const home = asked.snapshot.towns.get(tour.townId)?.airportCode;
    const staysOnly = tour.packetType === 2 || !home;
    const services = servicesByNights(asked, tour, !staysOnly);
    if (!services) continue;
    const from = all.length;
    if (staysOnly) addStays(asked, tour, services, all);
    else addFlights(asked, tour, home, airport, services, all);
    if (all.length > from) byTour.push({ tour, from, to: all.length });
  }
  const span = spanOf(all);
  return { all, byTour, columns: columnsOf(all, byTour, span), ...span };
}

/** The same journeys with every length of stay a row of its own. */
export function eachLengthApart({ all, byTour }: Journeys): Journeys {
  const apart: Journey[] = [];
  const tours = byTour.map(({ tour, from, to }) => {
    const first = apart.length;
    for (const journey of all.slice(from, to)) apart.push(...lengthsOf(journey));
    return { tour, from: first, to: apart.length };
  });
  const span = spanOf(apart);
  return { all: apart, byTour: tours, columns: columnsOf(apart, tours, span), ...span };
}

function* lengthsOf(journey: Journey): Generator<Journey> {
  for (let nights = journey.nightsMin; nights <= journey.nightsMax; nights++) {
    if (journey.costs[nights] === Number.POSITIVE_INFINITY) continue;
    const costs = new Float64Array(nightCells).fill(Number.POSITIVE_INFINITY);
    costs[nights] = journey.costs[nights]!;
    yield { ...journey, costs, ...shapeOf(costs) };
  }
}

function spanOf(
  all: readonly Journey[],
): Pick<Journeys, 'firstNight' | 'lastNight' | 'least' | 'cheapestWay' | 'span'> {
  let firstNight = Number.POSITIVE_INFINITY;
  let lastNight = Number.NEGATIVE_INFINITY;
  let least = nightCells;
  let cheapestWay = Number.POSITIVE_INFINITY;
  for (const { checkIn, nightsMin, nightsMax, minCost } of all) {
    cheapestWay = Math.min(cheapestWay, minCost);
    firstNight = Math.min(firstNight, checkIn);
    lastNight = Math.max(lastNight, checkIn + nightsMax - 1);
    least = Math.min(least, nightsMin);
  }
  return { firstNight, lastNight, least, cheapestWay, span: all.length > 0 ? lastNight - firstNight + 2 : 0 };
}

function columnsOf(
  all: readonly Journey[],
  byTour: Journeys['byTour'],
  { firstNight, span }: Pick<Journeys, 'firstNight' | 'span'>,
): JourneyColumns {
  const columns: JourneyColumns = {
    checkIn: Int32Array.from(all, (journey) => journey.checkIn),
    freight: Uint8Array.from(all, (journey) => journey.freight),
    isOnRequest: Uint8Array.from(all, (journey) => Number(journey.isOnRequest)),
    minCost: Float64Array.from(all, (journey) => journey.minCost),
    nightsMin: Uint8Array.from(all, (journey) => journey.nightsMin),
    nightsMax: Uint8Array.from(all, (journey) => journey.nightsMax),
    costs: new Float64Array(all.length * nightCells),
    counts: new Uint8Array(all.length * (nightCells + 1)),
    dayAt: new Int32Array(all.length),
  };
  for (const [index, { from, to }] of byTour.entries())
    for (let row = from; row < to; row++)
      columns.dayAt[row] = index * span + columns.checkIn[row]! - firstNight;
  all.forEach((journey, row) => {
    columns.costs.set(journey.costs, row * nightCells);
    columns.counts.set(journey.counts, row * (nightCells + 1));
  });
  return columns;
}

/** Days of departure that both the question and the tour allow. */
function* departureDays({ question }: JourneyQuestion, tour: Tour): Generator<Day> {
  const last = Math.min(question.departTo, tour.validTo);
  for (let day = Math.max(question.departFrom, tour.validFrom, question.point.today + 1); day <= last; day++)
    if (tour.departureDays & weekdayBit(day)) yield day;
}

/** What the tour's services cost for each length of stay it allows; undefined where none, or one has no rate or no price for the party. */
function servicesByNights(
  { snapshot, question, travellers, multiplier }: JourneyQuestion,
  tour: Tour,
  flies: boolean,
) {
  const counted = flies ? travellers : countTravellers(question.party, false);
  const costs = new Float64Array(nightCells).fill(Number.POSITIVE_INFINITY);
  const shortest = Math.max(question.nightsMin, tour.nightsFrom);
  const longest = Math.min(question.nightsMax, tour.nightsTo, longestStay);
  for (let nights = shortest; nights <= longest; nights++) {
    costs[nights] = 0;
    for (const service of snapshot.services.get(tour.id) ?? []) {
      const by = multiplier(tour.packetType, service.currency);
      if (by === undefined) return undefined;
      const amount = serviceAmount(counted, service, nights);
      if (amount === undefined) return undefined;
      costs[nights]! += roundToSale(amount, by);
    }
  }
  return shortest <= longest ? costs : undefined;
}

function addStays(asked: JourneyQuestion, tour: Tour, services: Float64Array, journeys: Journey[]): void {
  const backs = new Array<null>(nightCells).fill(null);
  const shape = shapeOf(services);
  for (const day of departureDays(asked, tour)) {
    const freight = freightKinds.indexOf(null);
    journeys.push({
      tour,
      out: null,
      departDay: day,
      checkIn: day,
      freight,
      isOnRequest: false,
      costs: services,
      backs,
      ...shape,
    });
  }
}

function addFlights(
  asked: JourneyQuestion,
  tour: Tour,
  home: string,
  airport: string,
  services: Float64Array,
  journeys: Journey[],
): void {
  const { snapshot } = asked;
  const end = snapshot.towns.get(tour.returnTownId ?? tour.townId)?.airportCode;
  const outward = snapshot.routes.get(routeKey(home, airport))?.open();
  const homeward = end && snapshot.routes.get(routeKey(airport, end))?.open();
  if (!outward || !homeward) return;
  const faresOut = fareBoard(asked, tour, outward, asked.question.leaves);
  const faresBack = fareBoard(asked, tour, homeward, asked.question.returns);
  for (const day of departureDays(asked, tour)) {
    for (const out of faresOut(day)) addFlight(asked, tour, day, out, services, faresBack, journeys);
  }
}

/** One outbound leg with its ways back: those that are confirmed and those on request are journeys of their own. */
function addFlight(
  { question }: JourneyQuestion,
  tour: Tour,
  departDay: Day,
  out: Fare,
  services: Float64Array,
  faresBack: (day: Day) => Fare[],
  journeys: Journey[],
): void {
  const checkIn = out.leg.arriveDay;
  const { freight } = out.leg;
  for (const isOnRequest of question.seatsOnly ? [false] : [false, true]) {
    const costs = new Float64Array(nightCells).fill(Number.POSITIVE_INFINITY);
    const backs = new Array<Leg | null>(nightCells).fill(null);
    for (let nights = question.nightsMin; nights <= Math.min(question.nightsMax, longestStay); nights++) {
      if (services[nights] === Number.POSITIVE_INFINITY) continue;
      const back = faresBack(checkIn + nights).find((fare) => fare.leg.freight === freight);
      if (!back || (out.leg.isOnRequest || back.leg.isOnRequest) !== isOnRequest) continue;
      costs[nights] = services[nights]! + out.fareMinor + back.fareMinor;
      backs[nights] = back.leg;
    }
    const shape = shapeOf(costs);
    if (shape.minCost < Number.POSITIVE_INFINITY)
      journeys.push({
        tour,
        out: out.leg,
        departDay,
        checkIn,
        freight: freightKinds.indexOf(freight),
        isOnRequest,
        costs,
        backs,
        ...shape,
      });
  }
}

function shapeOf(costs: Float64Array): Pick<Journey, 'minCost' | 'nightsMin' | 'nightsMax' | 'counts'> {
  const counts = new Uint8Array(nightCells + 1);
  let minCost = Number.POSITIVE_INFINITY;
  let nightsMin = nightCells;
  let nightsMax = 0;
  for (let nights = 0; nights < nightCells; nights++) {
    const isThere = costs[nights]! < Number.POSITIVE_INFINITY;
    counts[nights + 1] = counts[nights]! + Number(isThere);
    if (!isThere) continue;
    minCost = Math.min(minCost, costs[nights]!);
    nightsMin = Math.min(nightsMin, nights);
    nightsMax = nights;
  }
  return { minCost, nightsMin, nightsMax, counts };
}

type Fare = { leg: Leg; fareMinor: number };

/** Answers with the best leg of each kind and day of arrival, best first, and remembers the answer. */
function fareBoard(
  asked: JourneyQuestion,
  tour: Tour,
  route: OpenRoute,
  parts: readonly DayPart[] | undefined,
) {
  const found = new Map<Day, Fare[]>();
  return (day: Day): Fare[] => {
    const known = found.get(day);
    if (known) return known;
    const best = new Map<string, Fare>();
    const { start, end } = route.rowsOn(day);
    for (let row = start; row < end; row++) {
      const leg = route.legAt(row);
      if (parts && !parts.includes(dayPartOf(Math.floor(leg.departMinute / 60)))) continue;
      const fare = fareFor(asked, tour, leg);
      if (!fare) continue;
      // A leg that lands a day later begins another stay, so it is no rival.
      const kind = `${fare.leg.freight}/${fare.leg.arriveDay}`;
      const rival = best.get(kind);
      if (!rival || isBetter(fare, rival)) best.set(kind, fare);
    }
    const fares = [...best.values()].sort((a, b) => (isBetter(a, b) ? -1 : 1));
    found.set(day, fares);
    return fares;
  };
}

function fareFor(
  { travellers, question, multiplier }: JourneyQuestion,
  tour: Tour,
  leg: Leg,
): Fare | undefined {
  const hasSeats = leg.isOnRequest || leg.seatsFree >= travellers.seats;
  if (leg.classId !== question.classId || !hasSeats) return undefined;
  if (leg.isOnRequest && question.seatsOnly) return undefined;
  if (question.carriers && !question.carriers.includes(leg.carrierCode)) return undefined;
  const by = multiplier(tour.packetType, leg.currency);
  const fare = fareOf(travellers, leg);
  return by === undefined || fare === undefined ? undefined : { leg, fareMinor: roundToSale(fare, by) };
}

/** A seat we have beats one we must ask for; then the lower fare, then the older leg. */
function isBetter(a: Fare, b: Fare): boolean {
  if (a.leg.isOnRequest !== b.leg.isOnRequest) return b.leg.isOnRequest;
  return a.fareMinor !== b.fareMinor ? a.fareMinor < b.fareMinor : a.leg.id < b.leg.id;
}
