import { splitByLargestRemainder } from '#lib/money.ts';
import type { Choice, Day, Leg, Point } from './catalogue.ts';
import { stayTerms } from './offers.ts';
import { earlyBookingOf, nightsNotPaid, priceStay, type StayTerms, supplementsOf } from './price-stay.ts';
import { rateDayBetween, roundToSale, saleMultiplier } from './rounding.ts';
import type { PricedRoom, Snapshot } from './snapshot.ts';
import { childShares, countTravellers, fareOf, fits, serviceAmount, type Travellers } from './travellers.ts';

/** A named amount of a price. Keys stay the same when the choice is priced again, so two receipts can be compared. */
export type ReceiptLine = { key: string; amountMinor: number } & (
  | { kind: 'flight'; direction: 'out' | 'back'; leg: Leg }
  | { kind: 'nights'; from: Day; to: Day; nights: number }
  | { kind: 'free-child'; age: number }
  | { kind: 'stay-pay'; stay: number; pay: number }
  | { kind: 'early-booking'; discount: number; until: Day }
  | { kind: 'supplement'; supplementId: number; day: Day }
  | { kind: 'service'; serviceId: number }
);

export type Receipt = {
  lines: ReceiptLine[];
  totalMinor: number;
  beforeDiscountsMinor: number;
  isOnRequest: boolean;
  currency: string;
  /** Day of the rate the stay was converted at; null where contract and sale currency are the same. */
  rateDay: Day | null;
  room: PricedRoom;
  travellers: Travellers;
};

export type NotSold = { ok: false; reason: string };

/** Prices one choice again, line by line; the lines sum exactly to the total. */
export function receiptFor(
  snapshot: Snapshot,
  choice: Choice,
  point: Point,
): { ok: true; receipt: Receipt } | NotSold {
  const travellers = countTravellers(choice.party);
  const room = snapshot
    .pricedRoomsOf(choice.hotelId)
    .find(
      (r) =>
        r.roomId === choice.roomId && r.mealId === choice.mealId && r.terms.contract.id === choice.contractId,
    );
  const journey = journeyLines(snapshot, choice, point, travellers, room);
  if (!room?.hotel.onSale) return { ok: false, reason: 'hotel' };
  if (!journey.ok) return journey;

  const tour = snapshot.tours.get(choice.tourId)!;
  const accommodations = room.accommodations.filter(
    (a) => a.id === choice.accommodationId && fits(travellers, a),
  );
  const terms = stayTerms(
    { snapshot, question: { point }, travellers },
    room,
    tour.packetType,
    accommodations,
  );
  const stay = terms && priceStay(terms, choice.checkIn, choice.nights);
  if (!terms || !stay) return { ok: false, reason: 'room' };

  const lines = [
    ...journey.flights,
    ...nightsLines(room, choice, stay.nightsMinor),
    ...freeChildren(travellers, room),
    ...discountLines(terms, choice, stay.stayPayMinor, stay.earlyBookingMinor),
    ...supplementLines(terms, choice),
    ...journey.services,
  ];
  const totalMinor = lines.reduce((sum, line) => sum + line.amountMinor, 0);
  return {
    ok: true,
    receipt: {
      lines,
      totalMinor,
      beforeDiscountsMinor: totalMinor + stay.stayPayMinor + stay.earlyBookingMinor,
      isOnRequest: journey.isOnRequest || stay.isOnRequest,
      currency: point.currency,
      rateDay: rateDayBetween(
        snapshot.catalogue.rates,
        point.currency,
        room.terms.contract.currency,
        point.today,
      ),
      room,
      travellers,
    },
  };
}

type Journeyed =
  | { ok: true; flights: ReceiptLine[]; services: ReceiptLine[]; isOnRequest: boolean }
  | NotSold;

function journeyLines(
  snapshot: Snapshot,
  choice: Choice,
  point: Point,
  travellers: Travellers,
  room: PricedRoom | undefined,
): Journeyed {
  const tour = snapshot.tours.get(choice.tourId);
  if (!tour || tour.stateId !== room?.hotel.stateId) return { ok: false, reason: 'tour' };
  const multiplier = (currency: string) =>
    saleMultiplier(snapshot.catalogue, point, tour.packetType, currency);

  const legs = tour.packetType === 2 ? [] : legsOf(snapshot, choice, travellers, room);
  if (!legs) return { ok: false, reason: 'flight' };
  const departs = legs[0]?.departDay ?? choice.checkIn;
  if (departs <= point.today) return { ok: false, reason: 'departed' };
  const inProgram = departs >= tour.validFrom && departs <= tour.validTo;
  if (!inProgram || choice.nights < tour.nightsFrom || choice.nights > tour.nightsTo)
    return { ok: false, reason: 'tour' };

  const flights: ReceiptLine[] = [];
  for (const [index, leg] of legs.entries()) {
    const by = multiplier(leg.currency);
    if (by === undefined) return { ok: false, reason: 'rate' };
    const direction = index === 0 ? 'out' : 'back';
    const amountMinor = roundToSale(fareOf(travellers, leg), by);
    flights.push({ key: `flight-${direction}`, kind: 'flight', direction, leg, amountMinor });
  }
  const services: ReceiptLine[] = [];
  const included = [...(snapshot.services.get(tour.id) ?? [])].sort((a, b) => a.position - b.position);
  for (const service of included) {
    const by = multiplier(service.currency);
    if (by === undefined) return { ok: false, reason: 'rate' };
    const amountMinor = roundToSale(serviceAmount(travellers, service, choice.nights), by);
    services.push({ key: `service-${service.id}`, kind: 'service', serviceId: service.id, amountMinor });
  }
  return { ok: true, flights, services, isOnRequest: legs.some((leg) => leg.isOnRequest) };
}

/** The two legs of the choice, as long as they still join its town, hotel and nights and have the seats. */
function legsOf(
  snapshot: Snapshot,
  choice: Choice,
  travellers: Travellers,
  room: PricedRoom,
): Leg[] | undefined {
  const out = snapshot.legs.get(choice.outLegId ?? -1);
  const back = snapshot.legs.get(choice.backLegId ?? -1);
  const home = snapshot.towns.get(snapshot.tours.get(choice.tourId)?.townId ?? -1)?.airportCode;
  if (!out || !back || !home) return undefined;
  const airport = room.hotel.airportCode;
  const joined = out.from === home && out.to === airport && back.from === airport && back.to === home;
  const timed = out.arriveDay === choice.checkIn && back.departDay === choice.checkIn + choice.nights;
  const alike = out.freight === back.freight && out.classId === back.classId;
  const seated = [out, back].every((leg) => leg.isOnRequest || leg.seatsFree >= travellers.seats);
  return joined && timed && alike && seated ? [out, back] : undefined;
}

/** The nights by season: their rounded sum, shared out by what each season costs. */
function nightsLines(room: PricedRoom, choice: Choice, nightsMinor: number): ReceiptLine[] {
  const runs: { season: number; from: Day; to: Day; weight: number }[] = [];
  for (let day = choice.checkIn; day < choice.checkIn + choice.nights; day++) {
    const night = day - room.firstDay;
    const season = room.seasonOf[night]!;
    const price = room.sums[night + 1]! - room.sums[night]!;
    const last = runs.at(-1);
    if (last?.season === season) {
      last.to = day;
      last.weight += price;
    } else runs.push({ season, from: day, to: day, weight: price });
  }
  const units = splitByLargestRemainder(
    nightsMinor / 100,
    runs.map((run) => run.weight),
  );
  return runs.map((run, index) => ({
    key: `nights-${run.from}`,
    kind: 'nights',
    from: run.from,
    to: run.to,
    nights: run.to - run.from + 1,
    amountMinor: units[index]! * 100,
  }));
}

/** A child that pays nothing is a line too. */
function freeChildren(travellers: Travellers, room: PricedRoom): ReceiptLine[] {
  const shares = childShares(travellers, room.terms);
  const free = travellers.oldestFirst.filter((_, index) => shares[index] === 0);
  const infants =
    room.terms.contract.infantShare === 0 ? travellers.party.childAges.filter((age) => age < 2) : [];
  return [...free, ...infants].map((age, index) => ({
    key: `free-${index}`,
    kind: 'free-child',
    age,
    amountMinor: 0,
  }));
}

function discountLines(
  terms: StayTerms,
  choice: Choice,
  stayPayMinor: number,
  earlyBookingMinor: number,
): ReceiptLine[] {
  const lines: ReceiptLine[] = [];
  const unpaid = nightsNotPaid(terms.room, choice.checkIn, choice.nights);
  if (unpaid)
    lines.push({
      key: 'stay-pay',
      kind: 'stay-pay',
      stay: choice.nights,
      pay: choice.nights - unpaid,
      amountMinor: -stayPayMinor,
    });
  const rule = earlyBookingOf(terms.room, choice.checkIn, terms.today);
  if (rule)
    lines.push({
      key: 'early-booking',
      kind: 'early-booking',
      discount: rule.discount,
      until: rule.bookTo,
      amountMinor: -earlyBookingMinor,
    });
  return lines;
}

const supplementLines = (terms: StayTerms, choice: Choice): ReceiptLine[] =>
  supplementsOf(terms, choice.checkIn, choice.nights).map(({ supplement, amountMinor }) => ({
    key: `supplement-${supplement.id}`,
    kind: 'supplement',
    supplementId: supplement.id,
    day: supplement.day,
    amountMinor,
  }));

/** Lines whose amount differs between what was shown and what holds now; a missing line counts as 0. */
export function differingLines(
  before: ReadonlyMap<string, number>,
  now: readonly Pick<ReceiptLine, 'key' | 'amountMinor'>[],
): { key: string; beforeMinor: number; afterMinor: number }[] {
  const after = new Map(now.map((line) => [line.key, line.amountMinor]));
  return [...new Set([...before.keys(), ...after.keys()])]
    .map((key) => ({ key, beforeMinor: before.get(key) ?? 0, afterMinor: after.get(key) ?? 0 }))
    .filter((line) => line.beforeMinor !== line.afterMinor);
}
