import {
  type Accommodation,
  type Catalogue,
  type Contract,
  type Party,
  type PointOfSale,
  weekdayBit,
} from '#price-search/catalogue.ts';
import { doubleShare, roundToSale, saleMultiplier } from '#price-search/rounding.ts';

type Terms = Pick<Catalogue, 'childRules' | 'earlyBookings' | 'stayPays' | 'supplements' | 'stopSales'>;

/** One hotel's contract, and each board in each room of it. */
export type HotelToPrice = Terms & {
  id: number;
  airportCode: string;
  contract: Contract;
  rooms: RoomToPrice[];
};

export type RoomToPrice = {
  roomId: number;
  mealId: number;
  seasons: Catalogue['seasons'];
  accommodations: readonly Accommodation[];
  allotments: Catalogue['allotments'];
};

/** The catalogue hotel by hotel; each must have one contract. */
export function* hotelsToPrice(catalogue: Catalogue): Generator<HotelToPrice> {
  const byContract = <Row extends { contractId: number }>(rows: readonly Row[]) => {
    const grouped = Map.groupBy(rows, (row) => row.contractId);
    return (id: number) => grouped.get(id) ?? [];
  };
  const seasons = byContract(catalogue.seasons);
  const childRules = byContract(catalogue.childRules);
  const earlyBookings = byContract(catalogue.earlyBookings);
  const stayPays = byContract(catalogue.stayPays);
  const supplements = byContract(catalogue.supplements);
  const stops = Map.groupBy(catalogue.stopSales, (stop) => stop.hotelId);
  const accommodations = Map.groupBy(catalogue.accommodations, (a) => a.roomId);
  const allotments = Map.groupBy(catalogue.allotments, (a) => a.roomId);
  const contracts = new Map(catalogue.contracts.map((contract) => [contract.hotelId, contract]));

  for (const { id, airportCode } of catalogue.hotels) {
    const contract = contracts.get(id)!;
    const boards = Map.groupBy(seasons(contract.id), (season) => `${season.roomId}/${season.mealId}`);
    yield {
      id,
      airportCode,
      contract,
      rooms: [...boards.values()].map((of) => {
        const { roomId, mealId } = of[0]!;
        return {
          roomId,
          mealId,
          seasons: of,
          accommodations: accommodations.get(roomId) ?? [],
          allotments: allotments.get(roomId) ?? [],
        };
      }),
      childRules: childRules(contract.id),
      earlyBookings: earlyBookings(contract.id),
      stayPays: stayPays(contract.id),
      supplements: supplements(contract.id),
      stopSales: stops.get(id) ?? [],
    };
  }
}

/** What a party pays for a stay, in minor units of the sale currency; `notSold` where it may not stay. */
export type StayPrices = (checkIn: number, nights: number) => number;
export const notSold = -1;

/** Prices stays of one party with one board in one room; undefined where no accommodation takes the party. */
export function stayPrices(
  prices: Pick<Catalogue, 'rates' | 'markups'>,
  hotel: HotelToPrice,
  room: RoomToPrice,
  party: Party,
  point: PointOfSale,
): StayPrices | undefined {
  const accommodations = room.accommodations.filter((accommodation) => takes(accommodation, party));
  const multiplier = saleMultiplier(prices, point, 0, hotel.contract.currency);
  if (accommodations.length === 0 || multiplier === undefined) return undefined;
  const { firstDay, seasonOf, sums } = nightsOf(room);
  const stops = hotel.stopSales.filter(
    (stop) => (stop.roomId ?? room.roomId) === room.roomId && (stop.mealId ?? room.mealId) === room.mealId,
  );
  const weight = weightOf(hotel, party);
  const children = party.childAges.filter((age) => age >= 2).length;
  const supplements = hotel.supplements.map(({ day, adultAmount, childAmount }) => ({
    day,
    amountMinor: roundToSale(party.adults * adultAmount + children * childAmount, multiplier),
  }));

  return (checkIn, nights) => {
    const start = checkIn - firstDay;
    const end = start + nights;
    for (let night = start; night < end; night++) if (seasonOf[night] === undefined) return notSold;
    const season = seasonOf[start]!;
    if (nights < season.minNights || nights > season.maxNights) return notSold;
    if ((season.arrivalDays & weekdayBit(checkIn)) === 0) return notSold;
    const isOpen = ({ id }: Accommodation) =>
      !stops.some((stop) => (stop.accommodationId ?? id) === id && isWithin(stop, checkIn, nights));
    if (!accommodations.some(isOpen)) return notSold;

    const full = (sums[end]! - sums[start]!) * weight;
    const free = (sums[end]! - sums[end - freeNights(hotel, checkIn, nights)]!) * weight;
    const discount = earlyBooking(hotel, checkIn, point.today);
    let amountMinor = roundToSale(full / doubleShare, multiplier);
    amountMinor -= roundToSale(free / doubleShare, multiplier);
    amountMinor -= roundToSale(((full - free) * discount) / (doubleShare * 10_000), multiplier);
    for (const supplement of supplements)
      if (supplement.day >= checkIn && supplement.day < checkIn + nights)
        amountMinor += supplement.amountMinor;
    return amountMinor;
  };
}

function takes(accommodation: Accommodation, { adults, childAges }: Party): boolean {
  const infants = childAges.filter((age) => age < 2).length;
  const children = childAges.length - infants;
  return (
    adults >= accommodation.minAdults &&
    adults <= accommodation.maxAdults &&
    children <= accommodation.maxChildren &&
    infants <= accommodation.maxInfants &&
    adults + children <= accommodation.maxGuests &&
    childAges.every((age) => age <= accommodation.maxChildAge)
  );
}

function nightsOf({ seasons }: RoomToPrice) {
  const firstDay = Math.min(...seasons.map((season) => season.from));
  const length = Math.max(...seasons.map((season) => season.to)) - firstDay + 1;
  const seasonOf: (Catalogue['seasons'][number] | undefined)[] = new Array(length).fill(undefined);
  for (const season of seasons) seasonOf.fill(season, season.from - firstDay, season.to - firstDay + 1);
  const sums = new Float64Array(length + 1);
  for (let i = 0; i < length; i++) sums[i + 1] = sums[i]! + (seasonOf[i]?.doubleAmount ?? 0);
  return { firstDay, seasonOf, sums };
}

/** In basis points of one adult's half: two adults weigh 20000. */
function weightOf({ contract, childRules }: HotelToPrice, { adults, childAges }: Party): number {
  const oldestFirst = childAges.filter((age) => age >= 2).sort((a, b) => b - a);
  let weight = adults === 1 ? 2 * contract.singleShare : 20_000 + (adults - 2) * contract.thirdAdultShare;
  for (const [index, age] of oldestFirst.entries()) {
    const rule = childRules.find((r) => r.position === index + 1 && r.ageFrom <= age && age <= r.ageTo);
    weight += rule?.share ?? contract.childDefaultShare;
  }
  return weight + (childAges.length - oldestFirst.length) * contract.infantShare;
}

const isWithin = (range: { from: number; to: number }, checkIn: number, nights: number) =>
  range.from < checkIn + nights && range.to >= checkIn;

function freeNights({ stayPays }: HotelToPrice, checkIn: number, nights: number): number {
  let most = 0;
  for (const rule of stayPays) {
    if (rule.stayNights === nights && rule.stayFrom <= checkIn && checkIn <= rule.stayTo)
      most = Math.max(most, nights - rule.payNights);
  }
  return most;
}

function earlyBooking({ earlyBookings }: HotelToPrice, checkIn: number, today: number): number {
  let best = 0;
  for (const rule of earlyBookings) {
    const books = rule.bookFrom <= today && today <= rule.bookTo;
    if (books && rule.stayFrom <= checkIn && checkIn <= rule.stayTo) best = Math.max(best, rule.discount);
  }
  return best;
}
