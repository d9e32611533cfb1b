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
  type Point,
  type Season,
  type Tour,
  weekdayBit,
} from './catalogue.ts';
import { doubleShare, roundToSale, saleMultiplier } from './rounding.ts';

export type OracleAnswer =
  | { ok: true; totalMinor: number; beforeDiscountsMinor: number; onRequest: boolean }
  | { ok: false; reason: string };

const no = (reason: string) => ({ ok: false, reason }) as const;

/** Prices `choice` as it stands today, or says why it cannot be sold. Amounts in minor units of the sale currency. */
export function priceByTheBook(catalogue: Catalogue, choice: Choice, point: Point): OracleAnswer {
  const tour = catalogue.tours.find((t) => t.id === choice.tourId);
  const hotel = catalogue.hotels.find((h) => h.id === choice.hotelId);
  const room = catalogue.rooms.find((r) => r.id === choice.roomId);
  const contract = catalogue.contracts.find((c) => c.id === choice.contractId);
  const accommodation = catalogue.accommodations.find((a) => a.id === choice.accommodationId);
  if (!tour || !hotel || !room || !contract || !accommodation) return no('unknown');
  const belongs =
    room.hotelId === hotel.id &&
    contract.hotelId === hotel.id &&
    accommodation.roomId === room.id &&
    tour.stateId === hotel.stateId;
  if (!belongs) return no('unknown');
  if (!hotel.onSale) return no('hotel-off-sale');

  const misfit = partyMisfit(choice, accommodation);
  if (misfit) return no(misfit);

  const journey = checkJourney(catalogue, choice, point, tour, hotel.airportCode);
  if (!journey.ok) return journey;

  const nights = Array.from({ length: choice.nights }, (_, i) => choice.checkIn + i);
  const seasons: Season[] = [];
  for (const night of nights) {
    if (isStopped(catalogue, choice, night)) return no('stop-sale');
    const season = catalogue.seasons.find(
      (s) =>
        s.contractId === contract.id &&
        s.roomId === choice.roomId &&
        s.mealId === choice.mealId &&
        s.from <= night &&
        night <= s.to,
    );
    if (!season) return no('no-price');
    seasons.push(season);
  }
  const first = seasons[0]!;
  if (choice.nights < first.minNights || choice.nights > first.maxNights) return no('stay-length');
  if ((first.arrivalDays & weekdayBit(choice.checkIn)) === 0) return no('arrival-day');

  // What the stay costs -----------------------------------------------------------------------------------------
  const multiplier = saleMultiplier(catalogue, point, tour.packetType, contract.currency);
  if (multiplier === undefined) return no('no-rate');
  const weight = partyWeight(catalogue, choice, contract);

  let stay = 0;
  for (const season of seasons) stay += season.doubleAmount * weight;
  let total = roundToSale(stay / doubleShare, multiplier);

  const freeNights = nightsNotPaid(catalogue, choice, contract);
  let free = 0;
  for (const season of seasons.slice(seasons.length - freeNights))
    free += freeNights ? season.doubleAmount * weight : 0;
  let discounts = roundToSale(free / doubleShare, multiplier);

  const earlyBooking = bestEarlyBooking(catalogue, choice, contract, point);
  discounts += roundToSale(((stay - free) * earlyBooking) / (doubleShare * 10_000), multiplier);

  const children = choice.party.childAges.filter((age) => age >= 2).length;
  for (const supplement of catalogue.supplements) {
    if (supplement.contractId !== contract.id || !nights.includes(supplement.day)) continue;
    const amount = choice.party.adults * supplement.adultAmount + children * supplement.childAmount;
    total += roundToSale(amount, multiplier);
  }

  // What the journey costs --------------------------------------------------------------------------------------
  for (const leg of journey.legs) {
    const legMultiplier = saleMultiplier(catalogue, point, tour.packetType, leg.currency);
    if (legMultiplier === undefined) return no('no-rate');
    total += roundToSale(fareOf(leg, choice), legMultiplier);
  }
  for (const service of catalogue.tourServices) {
    if (service.tourId !== tour.id) continue;
    const serviceMultiplier = saleMultiplier(catalogue, point, tour.packetType, service.currency);
    if (serviceMultiplier === undefined) return no('no-rate');
    const infants = choice.party.childAges.length - children;
    const amount =
      choice.party.adults * service.adultAmount +
      children * service.childAmount +
      infants * service.infantAmount;
    total += roundToSale(amount * (service.isPerNight ? choice.nights : 1), serviceMultiplier);
  }

  const onRequest = journey.onRequest || !hasAllotment(catalogue, choice, contract, point, nights);
  return { ok: true, totalMinor: total - discounts, beforeDiscountsMinor: total, onRequest };
}

/** Why the party may not sleep in this accommodation. */
function partyMisfit({ party }: Choice, accommodation: Accommodation): string | undefined {
  const infants = party.childAges.filter((age) => age < 2).length;
  const children = party.childAges.length - infants;
  const fits =
    party.adults >= accommodation.minAdults &&
    party.adults <= accommodation.maxAdults &&
    children <= accommodation.maxChildren &&
    infants <= accommodation.maxInfants &&
    party.adults + children <= accommodation.maxGuests &&
    party.childAges.every((age) => age <= accommodation.maxChildAge);
  return fits ? undefined : 'party-does-not-fit';
}

/** Each guest's weight in basis points of one adult's half, summed: two adults weigh 20000. */
function partyWeight(catalogue: Catalogue, { party }: Choice, contract: Contract): number {
  let weight = 0;
  for (let adult = 1; adult <= party.adults; adult++)
    weight += adult <= 2 ? 10_000 : contract.thirdAdultShare;
  if (party.adults === 1) weight = 2 * contract.singleShare;

  const oldestFirst = party.childAges.filter((age) => age >= 2).sort((a, b) => b - a);
  oldestFirst.forEach((age, index) => {
    const rule = catalogue.childRules.find(
      (r) => r.contractId === contract.id && r.position === index + 1 && r.ageFrom <= age && age <= r.ageTo,
    );
    weight += rule ? rule.share : contract.childDefaultShare;
  });
  const infants = party.childAges.length - oldestFirst.length;
  return weight + infants * contract.infantShare;
}

function isStopped(catalogue: Catalogue, choice: Choice, night: number): boolean {
  return catalogue.stopSales.some(
    (stop) =>
      stop.hotelId === choice.hotelId &&
      (stop.roomId === null || stop.roomId === choice.roomId) &&
      (stop.mealId === null || stop.mealId === choice.mealId) &&
      (stop.accommodationId === null || stop.accommodationId === choice.accommodationId) &&
      stop.from <= night &&
      night <= stop.to,
  );
}

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
  { today }: Point,
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

/** Whether we may confirm at once: outside the release period and with a room left on every night. */
function hasAllotment(
  catalogue: Catalogue,
  choice: Choice,
  contract: Contract,
  { today }: Point,
  nights: number[],
): boolean {
  if (choice.checkIn - today < contract.releaseDays) return false;
  return nights.every((night) =>
    catalogue.allotments.some(
      (a) => a.roomId === choice.roomId && a.from <= night && night <= a.to && a.rooms > 0,
    ),
  );
}

function fareOf(leg: Leg, { party }: Choice): number {
  let fare = party.adults * leg.adultAmount;
  for (const age of party.childAges)
    fare += age < 2 ? leg.infantAmount : age < 12 ? leg.childAmount : leg.adultAmount;
  return fare;
}

/** The tour allows the dates, and its legs go where and when they must with seats for all who need one. */
function checkJourney(
  catalogue: Catalogue,
  choice: Choice,
  point: Point,
  tour: Tour,
  airport: string,
): { ok: false; reason: string } | { ok: true; legs: Leg[]; onRequest: boolean } {
  if (choice.nights < tour.nightsFrom || choice.nights > tour.nightsTo) return no('not-in-program');
  if (tour.packetType === 2) {
    if (choice.outLegId !== null || choice.backLegId !== null) return no('unknown');
    if (choice.checkIn <= point.today) return no('departed');
    if (choice.checkIn < tour.validFrom || choice.checkIn > tour.validTo) return no('not-in-program');
    return { ok: true, legs: [], onRequest: false };
  }
  const out = catalogue.legs.find((leg) => leg.id === choice.outLegId);
  const back = catalogue.legs.find((leg) => leg.id === choice.backLegId);
  const home = catalogue.departureTowns.find((town) => town.id === tour.townId);
  if (!out || !back || !home) return no('unknown');
  const joined =
    out.from === home.airportCode &&
    out.to === airport &&
    back.from === airport &&
    back.to === home.airportCode &&
    out.arriveDay === choice.checkIn &&
    back.departDay === choice.checkIn + choice.nights &&
    out.freight === back.freight &&
    out.classId === back.classId;
  if (!joined) return no('unknown');
  if (out.departDay <= point.today) return no('departed');
  if (out.departDay < tour.validFrom || out.departDay > tour.validTo) return no('not-in-program');
  const seats = choice.party.adults + choice.party.childAges.filter((age) => age >= 2).length;
  for (const leg of [out, back]) if (!leg.isOnRequest && leg.seatsFree < seats) return no('no-seats');
  return { ok: true, legs: [out, back], onRequest: out.isOnRequest || back.isOnRequest };
}
