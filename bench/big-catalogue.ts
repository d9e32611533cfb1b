/** Seeded catalogues of any size that look like an operator's: for benchmarks, which need many nights of many hotels. */
import type { Catalogue, Contract, Day, Hotel, Leg, Room, Season, Tour } from '#price-search/catalogue.ts';
import { type Random, seededRandom } from '#price-search/random-catalogue.ts';

export type CatalogueShape = {
  seed: number;
  hotels: number;
  /** Towns with an airport that people leave from. */
  towns: number;
  /** Days of the week on which charters fly each way: bit 0 Monday … bit 6 Sunday. */
  charterDays: number;
  regularDays: number;
  nightsFrom: number;
  nightsTo: number;
};

/** Three towns with a charter every day and a regular flight on three. */
export const wholeWeek = {
  towns: 3,
  charterDays: 0b1111111,
  regularDays: 0b0010101,
  nightsFrom: 3,
  nightsTo: 21,
};

export const firstNight: Day = 20_800;
export const today: Day = firstNight;
export const pricedNights = 420;
export const stateId = 3;
/** Of the n-th departure town; town 1 is "no flight". */
export const townIdOf = (index: number) => index + 2;
export const mealIds = [2, 3, 5] as const;
export const roomsPerHotel = 8;

const airports = ['AYT', 'DLM'] as const;
const lastNight = firstNight + pricedNights - 1;

const between = (random: Random, from: number, to: number) => from + Math.floor(random() * (to - from + 1));
const pick = <Item>(random: Random, items: readonly Item[]) => items[Math.floor(random() * items.length)]!;

/** Hotels of one destination, priced for 420 nights, with the flights of a charter season there. */
export function bigCatalogue(shape: CatalogueShape): Catalogue {
  const random = seededRandom(shape.seed);
  const hotels = Array.from({ length: shape.hotels }, (_, i) => hotelOf(random, i + 1));
  const rooms = hotels.flatMap(({ id }) =>
    Array.from({ length: roomsPerHotel }, (_, i) => ({ id: id * 10 + i, hotelId: id })),
  );
  const contracts = hotels.map((hotel) => contractOf(random, hotel));
  const seasons: Season[] = [];
  for (const contract of contracts) addSeasons(random, contract, seasons);
  return {
    hotels,
    rooms,
    accommodations: rooms.flatMap(accommodationsOf),
    contracts,
    seasons,
    ...termsOf(random, contracts),
    stopSales: hotels.flatMap((hotel) => stopsOf(random, hotel)),
    allotments: rooms.flatMap((room) => allotmentsOf(random, room)),
    ...transport(random, shape),
    markups: [{ market: 'com', packetType: 0, share: 1_150 }],
    rates: [{ currency: 'USD', day: firstNight - 3, perEuro: 1.0837 }],
  };
}

const hotelOf = (random: Random, id: number): Hotel => ({
  id,
  stateId,
  regionId: 1 + (id % 10),
  townId: 1 + (id % 50),
  airportCode: airports[id % 10 < 7 ? 0 : 1],
  starId: between(random, 1, 6),
  attributeIds: [1, 2, 3, 4, 5].filter(() => random() < 0.4),
  onSale: true,
  popularity: between(random, 0, 1_000),
  ratingTenths: between(random, 30, 50),
});

/** Every fourth room is small, every fourth sleeps a family. */
function accommodationsOf({ id, hotelId }: Room) {
  const kind = (id - hotelId * 10) % 4;
  const double = { roomId: id, minAdults: 1, maxAdults: 2, maxInfants: 1, maxChildAge: 17 };
  if (kind === 0) return [{ ...double, id: id * 10, maxChildren: 0, maxGuests: 2 }];
  const withBed = { ...double, id: id * 10, maxChildren: 1, maxGuests: 3 };
  if (kind < 3) return [withBed];
  return [withBed, { ...double, id: id * 10 + 1, minAdults: 2, maxAdults: 4, maxChildren: 2, maxGuests: 4 }];
}

const contractOf = (random: Random, { id }: Hotel): Contract => ({
  id,
  hotelId: id,
  currency: pick(random, ['EUR', 'USD']),
  singleShare: between(random, 6_000, 9_000),
  thirdAdultShare: between(random, 6_000, 9_000),
  childDefaultShare: 10_000,
  infantShare: 0,
  releaseDays: between(random, 0, 14),
  cancellationTermsId: null,
});

/** Seasons of two to six weeks, the same for all rooms and boards of a hotel; summer is dear. */
function addSeasons(random: Random, { id, hotelId }: Contract, seasons: Season[]): void {
  const base = between(random, 4_000, 22_000);
  for (let from = firstNight; from <= lastNight; ) {
    const to = Math.min(lastNight, from + 7 * between(random, 2, 6) - 1);
    const season = {
      contractId: id,
      from,
      to,
      minNights: pick(random, [1, 1, 3, 5]),
      maxNights: pick(random, [21, 28, 28]),
      arrivalDays: pick(random, [127, 127, 127, 127, 0b1111101]),
    };
    const warmth = 1 + 0.5 * Math.sin(((from - firstNight - 110) / 365) * 2 * Math.PI);
    for (let room = 0; room < roomsPerHotel; room++) {
      mealIds.forEach((mealId, board) => {
        const doubleAmount = Math.round(base * warmth * (1 + room * 0.12) + board * 1_500 + random() * 500);
        seasons.push({
          ...season,
          id: seasons.length + 1,
          roomId: hotelId * 10 + room,
          mealId,
          doubleAmount,
        });
      });
    }
    from = to + 1;
  }
}

type Terms = Pick<Catalogue, 'childRules' | 'earlyBookings' | 'stayPays' | 'supplements'>;

function termsOf(random: Random, contracts: readonly Contract[]): Terms {
  const some = <Row>(chance: number, make: (contractId: number, index: number) => Row[]) =>
    contracts.flatMap(({ id }, index) => (random() < chance ? make(id, index) : []));
  const infancy = 2;
  return {
    childRules: some(1, (contractId) => {
      const young = between(random, 6, 7);
      const first = { contractId, position: 1 };
      return [
        { ...first, ageFrom: infancy, ageTo: young, share: pick(random, [0, 0, 2_500]) },
        { ...first, ageFrom: young + 1, ageTo: 12, share: 5_000 },
        { contractId, position: 2, ageFrom: infancy, ageTo: 12, share: 5_000 },
      ];
    }),
    earlyBookings: some(0.5, (contractId) =>
      [60, 150].map((lead, i) => ({
        id: contractId * 10 + i,
        contractId,
        bookFrom: firstNight - 60,
        bookTo: firstNight + 30,
        stayFrom: firstNight + lead,
        stayTo: firstNight + lead + 150,
        discount: 100 * between(random, 5, 25),
        cancellationTermsId: null,
      })),
    ),
    stayPays: some(0.15, (contractId) => {
      const stayFrom = firstNight + between(random, 0, 300);
      const rule = { contractId, stayFrom, stayTo: stayFrom + 60 };
      return [
        { ...rule, stayNights: 7, payNights: 6 },
        { ...rule, stayNights: 14, payNights: 12 },
      ];
    }),
    supplements: some(0.8, (contractId) =>
      // Christmas and New Year's Eve of 2026 and 2027.
      [20_811, 20_818, 21_176, 21_183].map((day, i) => {
        const adultAmount = 100 * between(random, 30, 120);
        return { id: contractId * 10 + i, contractId, day, adultAmount, childAmount: adultAmount / 2 };
      }),
    ),
  };
}

const stopsOf = (random: Random, { id }: Hotel): Catalogue['stopSales'][number][] =>
  Array.from({ length: between(random, 0, 4) }, () => {
    const from = firstNight + between(random, 0, pricedNights - 15);
    const room = between(random, 0, roomsPerHotel - 1);
    const level = pick(random, ['hotel', 'room', 'room', 'meal', 'accommodation']);
    return {
      hotelId: id,
      roomId: level === 'hotel' || level === 'meal' ? null : id * 10 + room,
      mealId: level === 'meal' ? pick(random, mealIds) : null,
      accommodationId: level === 'accommodation' ? (id * 10 + room) * 10 : null,
      from,
      to: from + between(random, 2, 13),
    };
  });

/** Blocks of rooms with gaps between them, in which we sell on request. */
function allotmentsOf(random: Random, { id }: Room): Catalogue['allotments'][number][] {
  const blocks = [];
  for (let from = firstNight; from <= lastNight; ) {
    const to = from + between(random, 60, 180);
    blocks.push({ roomId: id, from, to, rooms: between(random, 1, 6) });
    from = to + 1 + pick(random, [0, 0, 10, 30]);
  }
  return blocks;
}

type Transport = Pick<Catalogue, 'legs' | 'tours' | 'tourServices' | 'departureTowns'>;

function transport(random: Random, shape: CatalogueShape): Transport {
  const homes = Array.from({ length: shape.towns }, (_, i) => ({
    id: townIdOf(i),
    market: 'com',
    airportCode: `H${String.fromCharCode(65 + Math.floor(i / 26), 65 + (i % 26))}`,
  }));
  const legs: Leg[] = [];
  for (const { airportCode: home } of homes) {
    for (const away of airports) {
      for (let day = firstNight; day <= lastNight; day++) {
        const weekday = 1 << ((day + 3) % 7);
        for (const [from, to] of [
          [home, away],
          [away, home],
        ] as const) {
          if (shape.charterDays & weekday) legs.push(legOf(random, legs.length + 1, from, to, day, 0));
          if (shape.regularDays & weekday) legs.push(legOf(random, legs.length + 1, from, to, day, 2));
        }
      }
    }
  }
  const tours = homes.map((town) => tourOf(town.id, shape));
  const tourServices = tours.flatMap((tour) => [
    { tourId: tour.id, id: 1, position: 1, adultAmount: 1_800, childAmount: 900, isPerNight: false },
    { tourId: tour.id, id: 2, position: 2, adultAmount: 130, childAmount: 130, isPerNight: true },
  ]);
  return {
    legs,
    tours,
    tourServices: tourServices.map((service) => ({ ...service, currency: 'EUR', infantAmount: 0 })),
    departureTowns: [{ id: 1, market: 'com', airportCode: null }, ...homes],
  };
}

const tourOf = (townId: number, { nightsFrom, nightsTo }: CatalogueShape): Tour => ({
  id: townId * 10,
  townId,
  stateId,
  programTypeId: 1,
  tourTypeId: null,
  ufilterIds: [],
  packetType: 0,
  nightsFrom,
  nightsTo,
  validFrom: firstNight,
  validTo: lastNight,
  departureDays: 127,
  hotelIds: null,
  returnTownId: null,
  excursionTourId: null,
});

function legOf(random: Random, id: number, from: string, to: string, day: Day, freight: Leg['freight']): Leg {
  const adultAmount = 100 * between(random, 70, 260) + (freight === 2 ? 6_000 : 0);
  return {
    id,
    carrierCode: freight === 0 ? 'XC' : 'XR',
    flightNumber: String(100 + (id % 900)),
    from,
    to,
    departDay: day,
    departMinute: 360,
    arriveDay: day,
    arriveMinute: 600,
    classId: 1,
    freight,
    seatsFree: pick(random, [0, 2, 3, 8, 40, 90, 120, 150, 160, 180]),
    isOnRequest: random() < 0.03,
    currency: 'EUR',
    adultAmount,
    childAmount: Math.round(adultAmount * 0.85),
    infantAmount: 2_500,
    baggageKg: 20,
    cabinKg: 8,
    cancellationTermsId: null,
  };
}
