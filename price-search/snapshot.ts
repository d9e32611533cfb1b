import type {
  Accommodation,
  Allotment,
  Catalogue,
  ChildRule,
  Contract,
  Day,
  DepartureTown,
  EarlyBooking,
  Hotel,
  Leg,
  StayPay,
  StopSale,
  Supplement,
  Tour,
  TourService,
} from './catalogue.ts';

/** One contract's conditions, ready to ask. */
export type Terms = {
  contract: Contract;
  childRules: ChildRule[];
  earlyBookings: EarlyBooking[];
  stayPays: StayPay[];
  supplements: Supplement[];
};

/** One board in one room under one contract, its nights laid out from `firstDay`. */
export type PricedRoom = {
  hotel: Hotel;
  terms: Terms;
  roomId: number;
  mealId: number;
  firstDay: Day;
  /** Price of all nights before the n-th: the nights from a to b cost `sums[b] - sums[a]`. */
  sums: Float64Array;
  /** Season of each night as an index into `seasons`; -1 where there is no price. */
  seasonOf: Int16Array;
  seasons: { minNights: number; maxNights: number; arrivalDays: number; from: Day; to: Day }[];
  accommodations: Accommodation[];
  stops: StopSale[];
  /** Only those with rooms. */
  allotments: Allotment[];
};

/** The catalogue arranged by the questions that are asked of it. Built once, then only read. */
export type Snapshot = {
  catalogue: Catalogue;
  hotels: Map<number, Hotel>;
  hotelsByState: Map<number, Hotel[]>;
  /** Everything a hotel sells, laid out when it is first asked for. */
  pricedRoomsOf: (hotelId: number) => PricedRoom[];
  towns: Map<number, DepartureTown>;
  tours: Map<number, Tour>;
  toursByTown: Map<number, Tour[]>;
  services: Map<number, TourService[]>;
  legs: Map<number, Leg>;
  /** By `FROM-TO`, then by day of departure. */
  legsByRoute: Map<string, Map<Day, Leg[]>>;
};

export const routeKey = (from: string, to: string) => `${from}-${to}`;

/** Arranges a catalogue for asking; the more there is, the longer it takes, but never more than once. */
export function buildSnapshot(catalogue: Catalogue): Snapshot {
  const legsByRoute = new Map<string, Map<Day, Leg[]>>();
  for (const leg of catalogue.legs) {
    const days = getOrSet(legsByRoute, routeKey(leg.from, leg.to), () => new Map<Day, Leg[]>());
    getOrSet(days, leg.departDay, () => [] as Leg[]).push(leg);
  }
  return {
    catalogue,
    hotels: new Map(catalogue.hotels.map((hotel) => [hotel.id, hotel])),
    hotelsByState: Map.groupBy(catalogue.hotels, (hotel) => hotel.stateId),
    pricedRoomsOf: roomLayout(catalogue),
    towns: new Map(catalogue.departureTowns.map((town) => [town.id, town])),
    tours: new Map(catalogue.tours.map((tour) => [tour.id, tour])),
    toursByTown: Map.groupBy(catalogue.tours, (tour) => tour.townId),
    services: Map.groupBy(catalogue.tourServices, (service) => service.tourId),
    legs: new Map(catalogue.legs.map((leg) => [leg.id, leg])),
    legsByRoute,
  };
}

/** Lays out a hotel's rooms on demand: most hotels are not asked for between two changes of the catalogue. */
function roomLayout(catalogue: Catalogue): Snapshot['pricedRoomsOf'] {
  const hotels = new Map(catalogue.hotels.map((hotel) => [hotel.id, hotel]));
  const contracts = Map.groupBy(gatherTerms(catalogue), (terms) => terms.contract.hotelId);
  const seasons = Map.groupBy(catalogue.seasons, (season) => season.contractId);
  const accommodations = Map.groupBy(catalogue.accommodations, (a) => a.roomId);
  const stops = Map.groupBy(catalogue.stopSales, (stop) => stop.hotelId);
  const allotments = Map.groupBy(catalogue.allotments, (a) => a.roomId);

  const layOut = (hotel: Hotel): PricedRoom[] =>
    (contracts.get(hotel.id) ?? []).flatMap((terms) => {
      const byRoomAndMeal = Map.groupBy(
        seasons.get(terms.contract.id) ?? [],
        (s) => `${s.roomId}/${s.mealId}`,
      );
      return [...byRoomAndMeal.values()].map((of) => {
        const { roomId, mealId } = of[0]!;
        const stopsHere = (stop: StopSale) =>
          (stop.roomId ?? roomId) === roomId && (stop.mealId ?? mealId) === mealId;
        return {
          hotel,
          terms,
          roomId,
          mealId,
          ...layOutNights(of),
          accommodations: accommodations.get(roomId) ?? [],
          stops: (stops.get(hotel.id) ?? []).filter(stopsHere),
          allotments: (allotments.get(roomId) ?? []).filter((allotment) => allotment.rooms > 0),
        };
      });
    });

  const laidOut = new Map<number, PricedRoom[]>();
  return (hotelId) => {
    const known = laidOut.get(hotelId);
    if (known) return known;
    const hotel = hotels.get(hotelId);
    const rooms = hotel ? layOut(hotel) : [];
    laidOut.set(hotelId, rooms);
    return rooms;
  };
}

function layOutNights(seasons: Catalogue['seasons']) {
  const firstDay = Math.min(...seasons.map((season) => season.from));
  const length = Math.max(...seasons.map((season) => season.to)) - firstDay + 1;
  const amounts = new Float64Array(length);
  const seasonOf = new Int16Array(length).fill(-1);
  seasons.forEach((season, index) => {
    amounts.fill(season.doubleAmount, season.from - firstDay, season.to - firstDay + 1);
    seasonOf.fill(index, season.from - firstDay, season.to - firstDay + 1);
  });
  const sums = new Float64Array(length + 1);
  for (let i = 0; i < length; i++) sums[i + 1] = sums[i]! + amounts[i]!;
  return { firstDay, sums, seasonOf, seasons: [...seasons] };
}

function gatherTerms(catalogue: Catalogue): Terms[] {
  const of = <Row extends { contractId: number }>(rows: readonly Row[]) =>
    Map.groupBy(rows, (row) => row.contractId);
  const childRules = of(catalogue.childRules);
  const earlyBookings = of(catalogue.earlyBookings);
  const stayPays = of(catalogue.stayPays);
  const supplements = of(catalogue.supplements);
  return catalogue.contracts.map((contract) => ({
    contract,
    childRules: childRules.get(contract.id) ?? [],
    earlyBookings: earlyBookings.get(contract.id) ?? [],
    stayPays: stayPays.get(contract.id) ?? [],
    supplements: supplements.get(contract.id) ?? [],
  }));
}

function getOrSet<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const found = map.get(key);
  if (found !== undefined) return found;
  const made = make();
  map.set(key, made);
  return made;
}
