/**
 * The specification of a price: one offer, night by night, the slow and obvious way, as a contracting manager would
 * work it out on paper. The engine must agree with it to the last minor unit. Nothing here is shared with the engine
 * but the data and the one rounding rule.
 */
import {
  type Accommodation,
  type Catalogue,
  type Choice,
  type Contract,
  type Leg,
  type Party,
  type PointOfSale,
  type RoomChoice,
  type Season,
  type Tour,
  weekdayBit,
  wholeParty,
} from './catalogue.ts';
import { doubleShare, roundToSale, saleMultiplier } from './rounding.ts';

export type OracleAnswer =
  | { ok: true; totalMinor: number; beforeDiscountsMinor: number; onRequest: boolean }
  | { ok: false; reason: string };

const no = (reason: string) => ({ ok: false, reason }) as const;

/** Prices `choice` as it stands today, or says why it cannot be sold. Amounts in minor units of the sale currency. */
export function priceByTheBook(catalogue: Catalogue, choice: Choice, point: PointOfSale): OracleAnswer {
  const tour = catalogue.tours.find((t) => t.id === choice.tourId);
  const hotel = catalogue.hotels.find((h) => h.id === choice.hotelId);
  if (!tour || !hotel || tour.stateId !== hotel.stateId || choice.rooms.length === 0) return no('unknown');
  if (tour.hotelIds && !tour.hotelIds.includes(hotel.id)) return no('not-in-program');
  if (!hotel.onSale) return no('hotel-off-sale');

  const party = wholeParty(choice.rooms);
  const journey = checkJourney(catalogue, choice, party, point, tour, hotel.airportCode);
  if (!journey.ok) return journey;

  let total = 0;
  let discounts = 0;
  let onRequest = journey.onRequest;
  for (const room of choice.rooms) {
    const stay = priceRoom(catalogue, choice, room, point, tour);
    if (!stay.ok) return stay;
    total += stay.fullMinor;
    discounts += stay.discountsMinor;
    onRequest ||= stay.onRequest;
  }

  // What the journey costs --------------------------------------------------------------------------------------
  for (const leg of journey.legs) {
    const multiplier = saleMultiplier(catalogue, point, tour.packetType, leg.currency);
    if (multiplier === undefined) return no('no-rate');
    const fare = fareOf(leg, party);
    if (fare === undefined) return no('no-child-price');
    total += roundToSale(fare, multiplier);
  }
  const { children, infants } = onTheWay(party, journey.legs.length > 0);
  for (const service of catalogue.tourServices) {
    if (service.tourId !== tour.id) continue;
    const multiplier = saleMultiplier(catalogue, point, tour.packetType, service.currency);
    if (multiplier === undefined) return no('no-rate');
    if (children > 0 && service.childAmount === null) return no('no-child-price');
    const amount =
      party.adults * service.adultAmount +
      children * (service.childAmount ?? 0) +
      infants * service.infantAmount;
    total += roundToSale(amount * (service.isPerNight ? choice.nights : 1), multiplier);
  }
  return { ok: true, totalMinor: total - discounts, beforeDiscountsMinor: total, onRequest };
}

type PricedRoom =
  | { ok: true; fullMinor: number; discountsMinor: number; onRequest: boolean }
  | { ok: false; reason: string };

/** What the nights in one room cost, and whether we may confirm them at once. */
function priceRoom(
  catalogue: Catalogue,
  choice: Choice,
  room: RoomChoice,
  point: PointOfSale,
  tour: Tour,
): PricedRoom {
  const contract = catalogue.contracts.find((c) => c.id === room.contractId);
  const accommodation = catalogue.accommodations.find((a) => a.id === room.accommodationId);
  const hotelOfRoom = catalogue.rooms.find((r) => r.id === room.roomId)?.hotelId;
  if (!contract || !accommodation) return no('unknown');
  const belongs =
    hotelOfRoom === choice.hotelId &&
    contract.hotelId === choice.hotelId &&
    accommodation.roomId === room.roomId;
  if (!belongs) return no('unknown');
  const guests = sleepersIn(room, accommodation);
  if (!mayStay(guests, accommodation)) return no('party-does-not-fit');

  const nights = Array.from({ length: choice.nights }, (_, i) => choice.checkIn + i);
  const seasons: Season[] = [];
  for (const night of nights) {
    if (isStopped(catalogue, choice.hotelId, room, night)) return no('stop-sale');
    const season = catalogue.seasons.find(
      (s) =>
        s.contractId === contract.id &&
        s.roomId === room.roomId &&
        s.mealId === room.mealId &&
        s.from <= night &&
        night <= s.to,
    );
    if (!season) return no('no-price');
    seasons.push(season);
  }
  const first = seasons[0]!;
  if (choice.nights < first.minNights || choice.nights > first.maxNights) return no('stay-length');
  if ((first.arrivalDays & weekdayBit(choice.checkIn)) === 0) return no('arrival-day');

  const multiplier = saleMultiplier(catalogue, point, tour.packetType, contract.currency);
  if (multiplier === undefined) return no('no-rate');
  const weight = weightOf(catalogue, guests, contract);

  let stay = 0;
  for (const season of seasons) stay += season.doubleAmount * weight;
  let full = roundToSale(stay / doubleShare, multiplier);

  const freeNights = nightsNotPaid(catalogue, choice, contract);
  let free = 0;
  for (const season of seasons.slice(seasons.length - freeNights))
    free += freeNights ? season.doubleAmount * weight : 0;
  let discounts = roundToSale(free / doubleShare, multiplier);

  const earlyBooking = bestEarlyBooking(catalogue, choice, contract, point);
  discounts += roundToSale(((stay - free) * earlyBooking) / (doubleShare * 10_000), multiplier);

  for (const supplement of catalogue.supplements) {
    if (supplement.contractId !== contract.id || !nights.includes(supplement.day)) continue;
    const amount = guests.adults * supplement.adultAmount + guests.childAges.length * supplement.childAmount;
    full += roundToSale(amount, multiplier);
  }
  const onRequest = !hasAllotment(catalogue, choice, room, contract, point, nights);
  return { ok: true, fullMinor: full, discountsMinor: discounts, onRequest };
}

/** Guests as the hotel counts them: who is too old to be a child there is an adult. */
type Sleepers = { adults: number; childAges: number[]; infants: number };

function sleepersIn({ party }: RoomChoice, { maxChildAge }: Accommodation): Sleepers {
  const tooOld = party.childAges.filter((age) => age > maxChildAge).length;
  return {
    adults: party.adults + tooOld,
    childAges: party.childAges.filter((age) => age >= 2 && age <= maxChildAge),
    infants: party.childAges.filter((age) => age < 2 && age <= maxChildAge).length,
  };
}

const mayStay = ({ adults, childAges, infants }: Sleepers, accommodation: Accommodation) =>
  adults >= accommodation.minAdults &&
  adults <= accommodation.maxAdults &&
  childAges.length <= accommodation.maxChildren &&
  infants <= accommodation.maxInfants &&
  adults + childAges.length <= accommodation.maxGuests;

/** Each guest's weight in basis points of one adult's half, summed: two adults weigh 20000. */
function weightOf(catalogue: Catalogue, guests: Sleepers, contract: Contract): number {
  let weight = 0;
  for (let adult = 1; adult <= guests.adults; adult++)
    weight += adult <= 2 ? 10_000 : contract.thirdAdultShare;
  if (guests.adults === 1) weight = 2 * contract.singleShare;

  const oldestFirst = [...guests.childAges].sort((a, b) => b - a);
  oldestFirst.forEach((age, index) => {
    const rule = catalogue.childRules.find(
      (r) => r.contractId === contract.id && r.position === index + 1 && r.ageFrom <= age && age <= r.ageTo,
    );
    weight += rule ? rule.share : contract.childDefaultShare;
  });
  return weight + guests.infants * contract.infantShare;
}

const isStopped = (catalogue: Catalogue, hotelId: number, room: RoomChoice, night: number): boolean =>
  catalogue.stopSales.some(
    (stop) =>
      stop.hotelId === hotelId &&
      (stop.roomId === null || stop.roomId === room.roomId) &&
      (stop.mealId === null || stop.mealId === room.mealId) &&
      (stop.accommodationId === null || stop.accommodationId === room.accommodationId) &&
      stop.from <= night &&
      night <= stop.to,
  );

/** Of several stay-pay rules the one with the most free nights. */
function nightsNotPaid(catalogue: Catalogue, choice: Choice, contract: Contract): number {
  const free = catalogue.stayPays
    .filter(
      (rule) =>
        rule.contractId === contract.id &&
        rule.stayNights === choice.nights &&
        rule.stayFrom <= choice.checkIn &&
        choice.checkIn <= rule.stayTo,
    )
    .map((rule) => rule.stayNights - rule.payNights);
  return Math.max(0, ...free);
}

/** Of several early-booking rules the largest discount, in basis points. */
function bestEarlyBooking(
  catalogue: Catalogue,
  choice: Choice,
  contract: Contract,
  { today }: PointOfSale,
): number {
  const discounts = catalogue.earlyBookings
    .filter(
      (rule) =>
        rule.contractId === contract.id &&
        rule.bookFrom <= today &&
        today <= rule.bookTo &&
        rule.stayFrom <= choice.checkIn &&
        choice.checkIn <= rule.stayTo,
    )
    .map((rule) => rule.discount);
  return Math.max(0, ...discounts);
}

/** Whether we may confirm at once: outside the release period, and each night with as many rooms as are needed. */
function hasAllotment(
  catalogue: Catalogue,
  choice: Choice,
  { roomId }: RoomChoice,
  contract: Contract,
  { today }: PointOfSale,
  nights: number[],
): boolean {
  if (choice.checkIn - today < contract.releaseDays) return false;
  const needed = choice.rooms.filter((room) => room.roomId === roomId).length;
  return nights.every((night) =>
    catalogue.allotments.some(
      (a) => a.roomId === roomId && a.from <= night && night <= a.to && a.rooms >= needed,
    ),
  );
}

/** One lap infant an adult; every further infant sits, and pays as a child. Undefined: there is no fare for children. */
function fareOf(leg: Leg, party: Party): number | undefined {
  let fare = party.adults * leg.adultAmount;
  let laps = party.adults;
  for (const age of party.childAges) {
    const onLap = age < 2 && laps > 0;
    if (onLap) laps--;
    const amount = age >= 12 ? leg.adultAmount : onLap ? leg.infantAmount : leg.childAmount;
    if (amount === null) return undefined;
    fare += amount;
  }
  return fare;
}

/** Children and infants of a journey: infants who sit on a flight count as children. */
function onTheWay({ adults, childAges }: Party, flies: boolean): { children: number; infants: number } {
  const underTwo = childAges.filter((age) => age < 2).length;
  const infants = flies ? Math.min(underTwo, adults) : underTwo;
  return { children: childAges.length - infants, infants };
}

/** The tour allows the dates, and its legs go where and when they must with seats for all who need one. */
function checkJourney(
  catalogue: Catalogue,
  choice: Choice,
  party: Party,
  point: PointOfSale,
  tour: Tour,
  airport: string,
): { ok: false; reason: string } | { ok: true; legs: Leg[]; onRequest: boolean } {
  if (choice.nights < tour.nightsFrom || choice.nights > tour.nightsTo) return no('not-in-program');
  const leavesOn = (day: number) =>
    day >= tour.validFrom && day <= tour.validTo && (tour.departureDays & weekdayBit(day)) !== 0;
  const home = catalogue.departureTowns.find((town) => town.id === tour.townId);
  if (!home) return no('unknown');
  if (tour.packetType === 2 || home.airportCode === null) {
    if (choice.outLegId !== null || choice.backLegId !== null) return no('unknown');
    if (choice.checkIn <= point.today) return no('departed');
    if (!leavesOn(choice.checkIn)) return no('not-in-program');
    return { ok: true, legs: [], onRequest: false };
  }
  const out = catalogue.legs.find((leg) => leg.id === choice.outLegId);
  const back = catalogue.legs.find((leg) => leg.id === choice.backLegId);
  const end = catalogue.departureTowns.find((town) => town.id === (tour.returnTownId ?? tour.townId));
  if (!out || !back || !end) return no('unknown');
  const joined =
    out.from === home.airportCode &&
    out.to === airport &&
    back.from === airport &&
    back.to === end.airportCode &&
    out.arriveDay === choice.checkIn &&
    back.departDay === choice.checkIn + choice.nights &&
    out.freight === back.freight &&
    out.classId === back.classId;
  if (!joined) return no('unknown');
  if (out.departDay <= point.today) return no('departed');
  if (!leavesOn(out.departDay)) return no('not-in-program');
  const seats = party.adults + onTheWay(party, true).children;
  for (const leg of [out, back]) if (!leg.isOnRequest && leg.seatsFree < seats) return no('no-seats');
  return { ok: true, legs: [out, back], onRequest: out.isOnRequest || back.isOnRequest };
}
