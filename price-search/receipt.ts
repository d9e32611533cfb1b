import { splitByLargestRemainder } from '#lib/money.ts';
import {
  type Choice,
  type Day,
  type EarlyBooking,
  type Hotel,
  type Leg,
  type PointOfSale,
  type Tour,
  weekdayBit,
  wholeParty,
} from './catalogue.ts';
import { legOnRoute, longestFlightDays } from './departure-day.ts';
import {
  childShares,
  countGuests,
  countTravellers,
  fareOf,
  fits,
  type Guests,
  serviceAmount,
  type Travellers,
  weightOf,
} from './guests.ts';
import type { OpenHotel, RoomMeal } from './hotel-block.ts';
import {
  earlyBookingOf,
  freeAccommodation,
  isAllotted,
  isOpen,
  nightsNotPaid,
  priceStay,
  type StayPrice,
  type StayTerms,
  sumOfNights,
  supplementsOf,
} from './price-stay.ts';
import { rateDayBetween, roundToSale, saleMultiplier } from './rounding.ts';
import { routeKey, type Snapshot } from './snapshot.ts';
import type { Terms } from './terms.ts';

/** A named amount of a price. Keys stay the same when the choice is priced again, so two receipts can be compared. */
/** `room` counts from 0 and is there on what is paid for one of the rooms. */
export type ReceiptLine = { key: string; amountMinor: number; room?: number } & (
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
  /** Room by room. */
  roomsOnRequest: boolean[];
  currency: string;
  /** Day of the rate the stay was converted at; null where contract and sale currency are the same. */
  rateDay: Day | null;
  /** The largest early-booking discount of its rooms, basis points; 0 where there is none. */
  earlyBooking: number;
  hotel: Hotel;
  out: Leg | null;
  back: Leg | null;
  /** Room by room, as the hotel counts them. */
  guests: Guests[];
  /** Room by room: what says how much of its stay is lost when it is cancelled; null: nothing does. */
  stayTermsIds: (number | null)[];
  travellers: Travellers;
};

/** What a choice has lost; `seats`: its flights are there, and full; `children`: a fare or service has no price for them. */
export type NotSold = {
  ok: false;
  reason: 'hotel' | 'tour' | 'flight' | 'seats' | 'children' | 'room' | 'departed' | 'rate';
};

/** Prices one choice again, line by line; the lines sum exactly to the total. */
export function receiptFor(
  snapshot: Snapshot,
  choice: Choice,
  point: PointOfSale,
): { ok: true; receipt: Receipt } | NotSold {
  const open = snapshot.hotels.get(choice.hotelId)?.open();
  if (!open?.hotel.onSale) return { ok: false, reason: 'hotel' };
  const travellers = countTravellers(wholeParty(choice.rooms), choice.outLegId !== null);
  const journey = journeyLines(snapshot, choice, point, travellers, open.hotel);
  if (!journey.ok) return journey;

  const rooms: RoomLines[] = [];
  for (const index of choice.rooms.keys()) {
    const lines = roomLines(snapshot, open, choice, index, point);
    if (!lines) return { ok: false, reason: 'room' };
    rooms.push(lines);
  }
  const lines = [...journey.flights, ...rooms.flatMap((room) => room.lines), ...journey.services];
  const totalMinor = lines.reduce((sum, line) => sum + line.amountMinor, 0);
  const { currency } = rooms[0]!.roomMeal.terms.contract;
  return {
    ok: true,
    receipt: {
      lines,
      totalMinor,
      beforeDiscountsMinor: totalMinor + rooms.reduce((sum, room) => sum + room.discountsMinor, 0),
      isOnRequest: journey.isOnRequest || rooms.some((room) => room.isOnRequest),
      roomsOnRequest: rooms.map((room) => room.isOnRequest),
      currency: point.currency,
      rateDay: rateDayBetween(snapshot.trade.rates, currency, point),
      earlyBooking: Math.max(...rooms.map((room) => room.earlyBooking)),
      hotel: open.hotel,
      out: journey.legs[0] ?? null,
      back: journey.legs[1] ?? null,
      guests: rooms.map((room) => room.guests),
      stayTermsIds: rooms.map((room) => room.cancellationTermsId),
      travellers,
    },
  };
}

type Journeyed =
  | { ok: true; legs: Leg[]; flights: ReceiptLine[]; services: ReceiptLine[]; isOnRequest: boolean }
  | NotSold;

function journeyLines(
  snapshot: Snapshot,
  choice: Choice,
  point: PointOfSale,
  travellers: Travellers,
  hotel: Hotel,
): Journeyed {
  const tour = snapshot.tours.get(choice.tourId);
  if (!tour || tour.stateId !== hotel.stateId) return { ok: false, reason: 'tour' };
  if (tour.hotelIds && !tour.hotelIds.includes(hotel.id)) return { ok: false, reason: 'tour' };
  const multiplier = (currency: string) => saleMultiplier(snapshot.trade, point, tour.packetType, currency);

  const legs = legsOf(snapshot, tour, choice, travellers, hotel.airportCode);
  if (typeof legs === 'string') return { ok: false, reason: legs };
  const departs = legs[0]?.departDay ?? choice.checkIn;
  if (departs <= point.today) return { ok: false, reason: 'departed' };
  const inProgram =
    departs >= tour.validFrom && departs <= tour.validTo && (tour.departureDays & weekdayBit(departs)) !== 0;
  if (!inProgram || choice.nights < tour.nightsFrom || choice.nights > tour.nightsTo)
    return { ok: false, reason: 'tour' };

  const flights: ReceiptLine[] = [];
  for (const [index, leg] of legs.entries()) {
    const by = multiplier(leg.currency);
    if (by === undefined) return { ok: false, reason: 'rate' };
    const direction = index === 0 ? 'out' : 'back';
    const fare = fareOf(travellers, leg);
    if (fare === undefined) return { ok: false, reason: 'children' };
    const amountMinor = roundToSale(fare, by);
    flights.push({ key: `flight-${direction}`, kind: 'flight', direction, leg, amountMinor });
  }
  const services: ReceiptLine[] = [];
  const included = [...(snapshot.services.get(tour.id) ?? [])].sort((a, b) => a.position - b.position);
  for (const service of included) {
    const by = multiplier(service.currency);
    if (by === undefined) return { ok: false, reason: 'rate' };
    const amount = serviceAmount(travellers, service, choice.nights);
    if (amount === undefined) return { ok: false, reason: 'children' };
    const amountMinor = roundToSale(amount, by);
    services.push({ key: `service-${service.id}`, kind: 'service', serviceId: service.id, amountMinor });
  }
  return { ok: true, legs, flights, services, isOnRequest: legs.some((leg) => leg.isOnRequest) };
}

/** The legs of the choice, as long as they still join its towns, hotel and nights and have the seats; else why not. */
function legsOf(
  snapshot: Snapshot,
  tour: Tour,
  choice: Choice,
  travellers: Travellers,
  airport: string,
): Leg[] | 'flight' | 'seats' {
  const home = snapshot.towns.get(tour.townId)?.airportCode;
  if (tour.packetType === 2 || !home)
    return choice.outLegId === null && choice.backLegId === null ? [] : 'flight';
  const end = snapshot.towns.get(tour.returnTownId ?? tour.townId)?.airportCode;
  const { checkIn, nights, outLegId, backLegId } = choice;
  const out = findLeg(snapshot, home, airport, checkIn - longestFlightDays, checkIn, outLegId);
  const back = end
    ? findLeg(snapshot, airport, end, checkIn + nights, checkIn + nights, backLegId)
    : undefined;
  if (!out || !back) return 'flight';
  const alike = out.freight === back.freight && out.classId === back.classId;
  const seated = [out, back].every((leg) => leg.isOnRequest || leg.seatsFree >= travellers.seats);
  if (out.arriveDay !== checkIn || !alike) return 'flight';
  return seated ? [out, back] : 'seats';
}

function findLeg(
  snapshot: Snapshot,
  from: string,
  to: string,
  firstDay: Day,
  lastDay: Day,
  id: number | null,
): Leg | undefined {
  const route = snapshot.routes.get(routeKey(from, to));
  return route && legOnRoute(route.open(), firstDay, lastDay, id);
}

type RoomLines = {
  lines: ReceiptLine[];
  discountsMinor: number;
  isOnRequest: boolean;
  /** Basis points; 0 where no early booking holds. */
  earlyBooking: number;
  cancellationTermsId: number | null;
  roomMeal: RoomMeal;
  guests: Guests;
};

/** The lines of one of the rooms; undefined where it is no longer sold like this. */
function roomLines(
  snapshot: Snapshot,
  open: OpenHotel,
  choice: Choice,
  index: number,
  point: PointOfSale,
): RoomLines | undefined {
  const { checkIn, nights } = choice;
  const room = choice.rooms[index]!;
  const roomMeal = open.roomMeals.find(
    (one) =>
      one.room.id === room.roomId && one.mealId === room.mealId && one.terms.contract.id === room.contractId,
  );
  const accommodation = roomMeal?.room.accommodations.find((one) => one.id === room.accommodationId);
  if (!roomMeal || !accommodation || !isOpen(roomMeal, checkIn, nights)) return undefined;
  const guests = countGuests(room.party)(accommodation.maxChildAge);
  const { contract } = roomMeal.terms;
  const packetType = snapshot.tours.get(choice.tourId)!.packetType;
  const multiplier = saleMultiplier(snapshot.trade, point, packetType, contract.currency);
  const isFree = fits(guests, accommodation) && freeAccommodation(roomMeal, [accommodation], checkIn, nights);
  if (multiplier === undefined || !isFree) return undefined;

  const terms: StayTerms = {
    roomMeal,
    terms: roomMeal.terms,
    guests,
    weight: weightOf(guests, roomMeal.terms),
    multiplier,
    today: point.today,
  };
  const stay = priceStay(terms, checkIn, nights);
  const early = earlyBookingOf(roomMeal.terms, checkIn, point.today);
  const alike = choice.rooms.filter((other) => other.roomId === room.roomId).length;
  const lines = [
    ...nightsLines(roomMeal, choice, stay.nightsMinor),
    ...freeChildren(guests, roomMeal.terms),
    ...discountLines(roomMeal.terms, choice, early, stay),
    ...supplementLines(terms, choice),
  ];
  return {
    // The first room's keys stay as they are where there is but one.
    lines: lines.map((line) => ({
      ...line,
      key: index === 0 ? line.key : `room${index + 1}-${line.key}`,
      room: index,
    })),
    discountsMinor: stay.stayPayMinor + stay.earlyBookingMinor,
    isOnRequest: !isAllotted(roomMeal, checkIn, nights, point, alike),
    earlyBooking: early?.discount ?? 0,
    cancellationTermsId: early?.cancellationTermsId ?? contract.cancellationTermsId,
    roomMeal,
    guests,
  };
}

/** The nights by what they cost: their rounded sum, shared out. */
function nightsLines(roomMeal: RoomMeal, choice: Choice, nightsMinor: number): ReceiptLine[] {
  const runs: { from: Day; to: Day; price: number; weight: number }[] = [];
  for (let day = choice.checkIn; day < choice.checkIn + choice.nights; day++) {
    const price = sumOfNights(roomMeal, day, 1);
    const last = runs.at(-1);
    if (last?.price === price) {
      last.to = day;
      last.weight += price;
    } else runs.push({ from: day, to: day, price, weight: price });
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
function freeChildren(guests: Guests, terms: Terms): ReceiptLine[] {
  const shares = childShares(guests, terms);
  const free = guests.oldestFirst.filter((_, index) => shares[index] === 0);
  const infants = terms.contract.infantShare === 0 ? guests.party.childAges.filter((age) => age < 2) : [];
  return [...free, ...infants].map((age, index) => ({
    key: `free-${index}`,
    kind: 'free-child',
    age,
    amountMinor: 0,
  }));
}

function discountLines(
  terms: Terms,
  { checkIn, nights }: Choice,
  early: EarlyBooking | undefined,
  stay: StayPrice,
): ReceiptLine[] {
  const lines: ReceiptLine[] = [];
  const unpaid = nightsNotPaid(terms, checkIn, nights);
  if (unpaid)
    lines.push({
      key: 'stay-pay',
      kind: 'stay-pay',
      stay: nights,
      pay: nights - unpaid,
      amountMinor: -stay.stayPayMinor,
    });
  if (early)
    lines.push({
      key: 'early-booking',
      kind: 'early-booking',
      discount: early.discount,
      until: early.bookTo,
      amountMinor: -stay.earlyBookingMinor,
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
