import type { Day, Leg, Party, PointOfSale } from './catalogue.ts';
import { countTravellers, fareOf, type Travellers } from './guests.ts';
import { roundToSale, saleMultiplier } from './rounding.ts';
import { routeKey, type Snapshot } from './snapshot.ts';

/** Who wants to fly, when, and how. */
export type FlightQuestion = {
  point: PointOfSale;
  party: Party;
  /** Airports. */
  from: string;
  to: string;
  departDay: Day;
  /** Null: one way. */
  returnDay: Day | null;
  /** Null: any class. */
  classId: number | null;
  charter: boolean;
  regular: boolean;
  /** Only flights with seats that are ours to confirm. */
  seatsOnly: boolean;
  /** Codes of the airlines whose flights count; all where absent. */
  carriers?: readonly string[] | undefined;
};

/** Flights that are sold together, and their fares in sale minor units: whole units, as everything that is sold. */
export type FlightOffer = {
  out: Leg;
  back: Leg | null;
  outMinor: number;
  backMinor: number;
  totalMinor: number;
};

/** Names flights, but not their price. */
export type FlightChoice = Pick<FlightQuestion, 'party' | 'from' | 'to' | 'departDay' | 'returnDay'> & {
  outLegId: number;
  backLegId: number | null;
};

/** Flights alone are marked up as those of a package. */
export const packageWithFlight = 0;

/** All legs of a day from one airport to another. */
export function legsOn(snapshot: Snapshot, from: string, to: string, day: Day): Leg[] {
  const route = snapshot.routes.get(routeKey(from, to))?.open();
  if (!route) return [];
  const { start, end } = route.rowsOn(day);
  return Array.from({ length: end - start }, (_, row) => route.legAt(start + row));
}

/** Each flight out with each flight back of the same kind and class, the cheapest first. */
export function findFlights(snapshot: Snapshot, question: FlightQuestion): FlightOffer[] {
  const { from, to, departDay, returnDay, point } = question;
  if (departDay <= point.today) return [];
  const travellers = countTravellers(question.party);
  const outs = faresOf(snapshot, question, travellers, legsOn(snapshot, from, to, departDay));
  if (returnDay === null) return outs.map(({ leg, fareMinor }) => oneWay(leg, fareMinor)).sort(cheapestFirst);
  const backs = faresOf(snapshot, question, travellers, legsOn(snapshot, to, from, returnDay));
  return outs
    .flatMap((out) => backs.filter((back) => isPair(out.leg, back.leg)).map((back) => pair(out, back)))
    .sort(cheapestFirst);
}

/** Prices a choice again; undefined where it is no longer sold. */
export function priceFlights(
  snapshot: Snapshot,
  choice: FlightChoice,
  point: PointOfSale,
): FlightOffer | undefined {
  const question = { ...choice, point, classId: null, charter: true, regular: true, seatsOnly: false };
  return findFlights(snapshot, question).find(
    ({ out, back }) => out.id === choice.outLegId && (back?.id ?? null) === choice.backLegId,
  );
}

type Fare = { leg: Leg; fareMinor: number };

const faresOf = (
  snapshot: Snapshot,
  { point, classId, seatsOnly, charter, regular, carriers }: FlightQuestion,
  travellers: Travellers,
  legs: readonly Leg[],
): Fare[] =>
  legs.flatMap((leg) => {
    if (classId !== null && leg.classId !== classId) return [];
    if (!(leg.freight === 0 ? charter : regular)) return [];
    if (carriers && !carriers.includes(leg.carrierCode)) return [];
    if (leg.isOnRequest ? seatsOnly : leg.seatsFree < travellers.seats) return [];
    const multiplier = saleMultiplier(snapshot.trade, point, packageWithFlight, leg.currency);
    const fare = fareOf(travellers, leg);
    return multiplier === undefined || fare === undefined
      ? []
      : [{ leg, fareMinor: roundToSale(fare, multiplier) }];
  });

/** One comes back as one went, after one has landed; both times are local at the same airport. */
const isPair = (out: Leg, back: Leg) =>
  out.freight === back.freight &&
  out.classId === back.classId &&
  (back.departDay > out.arriveDay ||
    (back.departDay === out.arriveDay && back.departMinute > out.arriveMinute));

const oneWay = (out: Leg, outMinor: number): FlightOffer => ({
  out,
  back: null,
  outMinor,
  backMinor: 0,
  totalMinor: outMinor,
});

const pair = (out: Fare, back: Fare): FlightOffer => ({
  out: out.leg,
  back: back.leg,
  outMinor: out.fareMinor,
  backMinor: back.fareMinor,
  totalMinor: out.fareMinor + back.fareMinor,
});

const cheapestFirst = (a: FlightOffer, b: FlightOffer) =>
  a.totalMinor - b.totalMinor || a.out.id - b.out.id || (a.back?.id ?? 0) - (b.back?.id ?? 0);
