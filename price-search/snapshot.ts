import type { Catalogue, DepartureTown, Leg, Tour, TourService } from './catalogue.ts';
import { type HotelRows, hotelOfBlock, type OpenHotel, openHotelBlock, packHotel } from './hotel-block.ts';
import { type OpenRoute, openRoute, packRoute } from './route-block.ts';

/** What is small and is asked whole: programs, rates and markups. */
export type Trade = Pick<Catalogue, 'tours' | 'tourServices' | 'departureTowns' | 'markups' | 'rates'>;

/** A snapshot on its way between threads: blocks of shared memory by hotel and by route, and plain rows. */
export type SnapshotParts = {
  hotels: ReadonlyMap<number, SharedArrayBuffer>;
  routes: ReadonlyMap<string, SharedArrayBuffer>;
  trade: Trade;
};

/** What differs from an older snapshot; null where a hotel or route is gone. */
export type SnapshotChange = {
  hotels: ReadonlyMap<number, SharedArrayBuffer | null>;
  routes: ReadonlyMap<string, SharedArrayBuffer | null>;
  trade: Trade | undefined;
};

/** A hotel that is opened when it is first asked for. */
export type HotelHandle = { id: number; stateId: number; open: () => OpenHotel };

/** One moment of everything that prices are computed from. Never changed, only replaced; parts that stay are shared. */
export type Snapshot = {
  parts: SnapshotParts;
  trade: Trade;
  hotels: ReadonlyMap<number, HotelHandle>;
  hotelsByState: ReadonlyMap<number, HotelHandle[]>;
  routes: ReadonlyMap<string, { open: () => OpenRoute }>;
  tours: ReadonlyMap<number, Tour>;
  toursByTown: ReadonlyMap<number, Tour[]>;
  towns: ReadonlyMap<number, DepartureTown>;
  services: ReadonlyMap<number, TourService[]>;
};

export const routeKey = (from: string, to: string) => `${from}-${to}`;

/** Packs a whole catalogue. */
export function packCatalogue(catalogue: Catalogue): SnapshotParts {
  const { tours, tourServices, departureTowns, markups, rates } = catalogue;
  return {
    hotels: new Map(rowsByHotel(catalogue).map((rows) => [rows.hotel.id, packHotel(rows)])),
    routes: packRoutes(catalogue.legs),
    trade: { tours, tourServices, departureTowns, markups, rates },
  };
}

/** Packs legs by route. */
export const packRoutes = (legs: readonly Leg[]): Map<string, SharedArrayBuffer> =>
  new Map(
    [...Map.groupBy(legs, (leg) => routeKey(leg.from, leg.to))].map(([key, of]) => [key, packRoute(of)]),
  );

/** A catalogue's rows, hotel by hotel. */
export function rowsByHotel(
  catalogue: Pick<Catalogue, 'hotels' | Exclude<keyof HotelRows, 'hotel'>>,
): HotelRows[] {
  const by = <Row>(rows: readonly Row[], hotelIdOf: (row: Row) => number | undefined) => {
    const groups = Map.groupBy(rows, hotelIdOf);
    return (hotelId: number) => groups.get(hotelId) ?? [];
  };
  const hotelOfRoom = new Map(catalogue.rooms.map((room) => [room.id, room.hotelId]));
  const hotelOfContract = new Map(catalogue.contracts.map((contract) => [contract.id, contract.hotelId]));
  const ofRoom = (row: { roomId: number }) => hotelOfRoom.get(row.roomId);
  const ofContract = (row: { contractId: number }) => hotelOfContract.get(row.contractId);
  const rooms = by(catalogue.rooms, (room) => room.hotelId);
  const accommodations = by(catalogue.accommodations, ofRoom);
  const contracts = by(catalogue.contracts, (contract) => contract.hotelId);
  const seasons = by(catalogue.seasons, ofContract);
  const childRules = by(catalogue.childRules, ofContract);
  const earlyBookings = by(catalogue.earlyBookings, ofContract);
  const stayPays = by(catalogue.stayPays, ofContract);
  const supplements = by(catalogue.supplements, ofContract);
  const stopSales = by(catalogue.stopSales, (stop) => stop.hotelId);
  const allotments = by(catalogue.allotments, ofRoom);
  return catalogue.hotels.map((hotel) => ({
    hotel,
    rooms: rooms(hotel.id),
    accommodations: accommodations(hotel.id),
    contracts: contracts(hotel.id),
    seasons: seasons(hotel.id),
    childRules: childRules(hotel.id),
    earlyBookings: earlyBookings(hotel.id),
    stayPays: stayPays(hotel.id),
    supplements: supplements(hotel.id),
    stopSales: stopSales(hotel.id),
    allotments: allotments(hotel.id),
  }));
}

/** Makes parts ready to ask; what has not changed since `previous` stays opened. */
export function openSnapshot(parts: SnapshotParts, previous?: Snapshot): Snapshot {
  const { trade } = parts;
  const hotels = new Map<number, HotelHandle>();
  for (const [id, block] of parts.hotels) {
    const known = previous?.parts.hotels.get(id) === block ? previous.hotels.get(id) : undefined;
    hotels.set(id, known ?? handleOf(block));
  }
  const routes = new Map<string, { open: () => OpenRoute }>();
  for (const [key, block] of parts.routes) {
    const known = previous?.parts.routes.get(key) === block ? previous.routes.get(key) : undefined;
    routes.set(key, known ?? { open: once(() => openRoute(block)) });
  }
  return {
    parts,
    hotels,
    hotelsByState: Map.groupBy(hotels.values(), (hotel) => hotel.stateId),
    routes,
    ...(previous?.trade === trade ? arrangedIn(previous) : arrange(trade)),
  };
}

/** The parts after a change. */
export const applyChange = (parts: SnapshotParts, change: SnapshotChange): SnapshotParts => ({
  hotels: replace(parts.hotels, change.hotels),
  routes: replace(parts.routes, change.routes),
  trade: change.trade ?? parts.trade,
});

function replace<Key, Value>(
  all: ReadonlyMap<Key, Value>,
  changed: ReadonlyMap<Key, Value | null>,
): ReadonlyMap<Key, Value> {
  if (changed.size === 0) return all;
  const next = new Map(all);
  for (const [key, value] of changed) {
    if (value === null) next.delete(key);
    else next.set(key, value);
  }
  return next;
}

function handleOf(block: SharedArrayBuffer): HotelHandle {
  const { hotelId, stateId } = hotelOfBlock(block);
  return { id: hotelId, stateId, open: once(() => openHotelBlock(block)) };
}

function once<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

type Arranged = Pick<Snapshot, 'trade' | 'tours' | 'toursByTown' | 'towns' | 'services'>;

const arrange = (trade: Trade): Arranged => ({
  trade,
  tours: new Map(trade.tours.map((tour) => [tour.id, tour])),
  toursByTown: Map.groupBy(trade.tours, (tour) => tour.townId),
  towns: new Map(trade.departureTowns.map((town) => [town.id, town])),
  services: Map.groupBy(trade.tourServices, (service) => service.tourId),
});

const arrangedIn = ({ trade, tours, toursByTown, towns, services }: Snapshot): Arranged => ({
  trade,
  tours,
  toursByTown,
  towns,
  services,
});
