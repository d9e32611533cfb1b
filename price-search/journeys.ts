import type { Day, Leg, Point, Tour } from './catalogue.ts';
import { roundToSale, saleMultiplier } from './rounding.ts';
import { routeKey, type Snapshot } from './snapshot.ts';
import { fareOf, serviceAmount, type Travellers } from './travellers.ts';

/** Everything of an offer but the stay: the tour, its legs and services, for one first night and length. */
export type Journey = {
  tour: Tour;
  out: Leg | null;
  back: Leg | null;
  /** First night: the day the outbound leg lands. */
  checkIn: Day;
  nights: number;
  amountMinor: number;
  isOnRequest: boolean;
};

export type When = { departFrom: Day; departTo: Day; nightsMin: number; nightsMax: number };

export type JourneyQuestion = When & { point: Point; travellers: Travellers; classId: number };

/** All journeys of the tours to one airport; of the legs of a day and kind the cheapest with seats is taken. */
export function journeysTo(
  snapshot: Snapshot,
  tours: readonly Tour[],
  airport: string,
  question: JourneyQuestion,
): Journey[] {
  const journeys: Journey[] = [];
  for (const tour of tours) {
    if (tour.packetType === 2) addStays(snapshot, tour, question, journeys);
    else addFlights(snapshot, tour, airport, question, journeys);
  }
  return journeys;
}

function addStays(snapshot: Snapshot, tour: Tour, question: JourneyQuestion, journeys: Journey[]): void {
  const services = servicesByNights(snapshot, tour, question);
  for (let day = firstDay(tour, question); day <= lastDay(tour, question); day++) {
    for (const [nights, servicesMinor] of services) {
      journeys.push({
        tour,
        out: null,
        back: null,
        checkIn: day,
        nights,
        amountMinor: servicesMinor,
        isOnRequest: false,
      });
    }
  }
}

function addFlights(
  snapshot: Snapshot,
  tour: Tour,
  airport: string,
  question: JourneyQuestion,
  journeys: Journey[],
): void {
  const home = snapshot.towns.get(tour.townId)?.airportCode;
  const outward = home && snapshot.legsByRoute.get(routeKey(home, airport));
  const homeward = home && snapshot.legsByRoute.get(routeKey(airport, home));
  if (!outward || !homeward) return;
  const services = servicesByNights(snapshot, tour, question);
  const faresOut = fareBoard(snapshot, tour, outward, question);
  const faresBack = fareBoard(snapshot, tour, homeward, question);

  for (let day = firstDay(tour, question); day <= lastDay(tour, question); day++) {
    for (const out of faresOut(day)) {
      const checkIn = out.leg.arriveDay;
      for (const [nights, servicesMinor] of services) {
        const back = faresBack(checkIn + nights).find((fare) => fare.leg.freight === out.leg.freight);
        if (!back) continue;
        journeys.push({
          tour,
          out: out.leg,
          back: back.leg,
          checkIn,
          nights,
          amountMinor: servicesMinor + out.fareMinor + back.fareMinor,
          isOnRequest: out.leg.isOnRequest || back.leg.isOnRequest,
        });
      }
    }
  }
}

const firstDay = (tour: Tour, question: JourneyQuestion) =>
  Math.max(question.departFrom, tour.validFrom, question.point.today + 1);
const lastDay = (tour: Tour, question: JourneyQuestion) => Math.min(question.departTo, tour.validTo);

/** Each length of stay the tour allows, with its services' price in minor units of the sale currency. */
function servicesByNights(snapshot: Snapshot, tour: Tour, question: JourneyQuestion): [number, number][] {
  const priced: [number, number][] = [];
  const services = snapshot.services.get(tour.id) ?? [];
  const longest = Math.min(question.nightsMax, tour.nightsTo);
  for (let nights = Math.max(question.nightsMin, tour.nightsFrom); nights <= longest; nights++) {
    let total: number | undefined = 0;
    for (const service of services) {
      const multiplier = saleMultiplier(
        snapshot.catalogue,
        question.point,
        tour.packetType,
        service.currency,
      );
      if (multiplier === undefined) total = undefined;
      else if (total !== undefined)
        total += roundToSale(serviceAmount(question.travellers, service, nights), multiplier);
    }
    if (total !== undefined) priced.push([nights, total]);
  }
  return priced;
}

type Fare = { leg: Leg; fareMinor: number };

/** Answers with the best leg of each kind and day of arrival, best first, and remembers the answer. */
function fareBoard(snapshot: Snapshot, tour: Tour, days: Map<Day, Leg[]>, question: JourneyQuestion) {
  const found = new Map<Day, Fare[]>();
  return (day: Day): Fare[] => {
    const known = found.get(day);
    if (known) return known;
    const best = new Map<string, Fare>();
    for (const leg of days.get(day) ?? []) {
      const fare = fareFor(snapshot, tour, leg, question);
      // A leg that lands a day later begins another stay, so it is no rival.
      const kind = `${leg.freight}/${leg.arriveDay}`;
      const rival = best.get(kind);
      if (fare && (!rival || isBetter(fare, rival))) best.set(kind, fare);
    }
    const fares = [...best.values()].sort((a, b) => (isBetter(a, b) ? -1 : 1));
    found.set(day, fares);
    return fares;
  };
}

function fareFor(snapshot: Snapshot, tour: Tour, leg: Leg, question: JourneyQuestion): Fare | undefined {
  const { travellers, point, classId } = question;
  if (leg.classId !== classId || (!leg.isOnRequest && leg.seatsFree < travellers.seats)) return undefined;
  const multiplier = saleMultiplier(snapshot.catalogue, point, tour.packetType, leg.currency);
  if (multiplier === undefined) return undefined;
  return { leg, fareMinor: roundToSale(fareOf(travellers, leg), multiplier) };
}

/** A seat we have beats one we must ask for; then the lower fare, then the older leg. */
function isBetter(a: Fare, b: Fare): boolean {
  if (a.leg.isOnRequest !== b.leg.isOnRequest) return b.leg.isOnRequest;
  return a.fareMinor !== b.fareMinor ? a.fareMinor < b.fareMinor : a.leg.id < b.leg.id;
}
