/** Seeded catalogues small enough for the oracle and wild enough to meet every rule; for tests and benchmarks. */
import type { Catalogue, Day, Party } from './catalogue.ts';

export type Random = () => number;

/** A small, fast, seeded generator (mulberry32): numbers from 0 up to 1. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export const catalogueStart: Day = 20_800;
const horizon = 90;
const currencies = ['EUR', 'USD', 'RUB', 'PLN'];

const between = (random: Random, from: number, to: number) => from + Math.floor(random() * (to - from + 1));
const pick = <Item>(random: Random, items: readonly Item[]) => items[Math.floor(random() * items.length)]!;
const maybe = <Item>(random: Random, chance: number, item: Item) => (random() < chance ? item : null);

export const randomParty = (random: Random): Party => ({
  adults: pick(random, [1, 2, 2, 2, 3, 4]),
  childAges: Array.from({ length: pick(random, [0, 0, 1, 1, 2, 3]) }, () => between(random, 0, 16)),
});

/** @internal A whole catalogue, for the tests; benchmarks take their own. */
export function randomCatalogue(seed: number, hotelCount = 4): Catalogue {
  const random = seededRandom(seed);
  const range = (longest: number) => {
    const from = catalogueStart + between(random, 0, horizon - 5);
    return { from, to: from + between(random, 0, longest) };
  };
  const hotels = Array.from({ length: hotelCount }, (_, i) => ({
    id: i + 1,
    stateId: pick(random, [3, 3, 11]),
    regionId: between(random, 1, 3),
    townId: between(random, 1, 5),
    airportCode: pick(random, ['AYT', 'DLM']),
    starId: between(random, 1, 4),
    attributeIds: [1, 2, 3].filter(() => random() < 0.5),
    onSale: random() < 0.95,
    popularity: between(random, 0, 100),
    ratingTenths: between(random, 30, 50),
  }));
  const rooms = hotels.flatMap((hotel) =>
    Array.from({ length: between(random, 1, 3) }, (_, i) => ({ id: hotel.id * 10 + i, hotelId: hotel.id })),
  );
  const accommodations = rooms.flatMap((room) =>
    Array.from({ length: between(random, 1, 2) }, (_, i) => {
      const maxAdults = between(random, 1, 4);
      const maxChildren = between(random, 0, 3);
      return {
        id: room.id * 10 + i,
        roomId: room.id,
        minAdults: between(random, 1, Math.min(2, maxAdults)),
        maxAdults,
        maxChildren,
        maxInfants: between(random, 0, 2),
        maxGuests: between(random, maxAdults, maxAdults + maxChildren),
        maxChildAge: between(random, 11, 17),
      };
    }),
  );
  const contracts = hotels.flatMap((hotel) =>
    Array.from({ length: between(random, 1, 2) }, (_, i) => ({
      id: hotel.id * 10 + i,
      hotelId: hotel.id,
      currency: pick(random, currencies),
      singleShare: between(random, 5_000, 9_000),
      thirdAdultShare: between(random, 5_000, 10_000),
      childDefaultShare: pick(random, [0, 5_000, 7_331, 10_000]),
      infantShare: pick(random, [0, 0, 1_234]),
      releaseDays: between(random, 0, 20),
      cancellationTermsId: null,
    })),
  );
  const seasons = contracts.flatMap((contract) =>
    rooms
      .filter((room) => room.hotelId === contract.hotelId && random() < 0.8)
      .flatMap((room) => [1, 2].flatMap((mealId) => seasonsOf(random, contract.id, room.id, mealId))),
  );
  const ofContract = <Row>(chance: number, most: number, make: (contractId: number) => Row) =>
    contracts.flatMap((contract) =>
      random() < chance ? Array.from({ length: between(random, 1, most) }, () => make(contract.id)) : [],
    );
  return {
    hotels,
    rooms,
    accommodations,
    contracts,
    seasons: seasons.map((season, index) => ({ ...season, id: index + 1 })),
    childRules: ofContract(0.8, 4, (contractId) => {
      const ageFrom = between(random, 2, 9);
      return {
        contractId,
        position: between(random, 1, 3),
        ageFrom,
        ageTo: between(random, ageFrom, 15),
        share: pick(random, [0, 0, 2_500, 5_000, 7_777]),
      };
    }),
    earlyBookings: ofContract(0.7, 3, (contractId) => {
      const stay = range(60);
      return {
        id: between(random, 1, 1_000_000),
        contractId,
        bookFrom: catalogueStart - between(random, 0, 30),
        bookTo: catalogueStart + between(random, -5, 30),
        stayFrom: stay.from,
        stayTo: stay.to,
        discount: between(random, 300, 4_000),
        cancellationTermsId: null,
      };
    }),
    stayPays: ofContract(0.5, 3, (contractId) => {
      const stayNights = between(random, 3, 14);
      const stay = range(60);
      return {
        contractId,
        stayNights,
        payNights: between(random, 1, stayNights - 1),
        stayFrom: stay.from,
        stayTo: stay.to,
      };
    }),
    supplements: ofContract(0.5, 2, (contractId) => ({
      id: between(random, 1, 1_000_000),
      contractId,
      day: range(0).from,
      adultAmount: between(random, 1_000, 9_000),
      childAmount: between(random, 0, 4_000),
    })),
    stopSales: hotels.flatMap((hotel) =>
      Array.from({ length: between(random, 0, 4) }, () => ({
        hotelId: hotel.id,
        roomId: maybe(
          random,
          0.7,
          pick(
            random,
            rooms.filter((room) => room.hotelId === hotel.id),
          ).id,
        ),
        mealId: maybe(random, 0.4, pick(random, [1, 2])),
        accommodationId: maybe(random, 0.4, pick(random, accommodations).id),
        ...range(6),
      })),
    ),
    allotments: rooms.flatMap((room) =>
      Array.from({ length: between(random, 0, 3) }, () => ({
        roomId: room.id,
        ...range(60),
        rooms: between(random, 0, 4),
      })),
    ),
    ...transport(random),
    markups: [
      { market: 'com', packetType: 0, share: between(random, 0, 2_000) },
      { market: 'com', packetType: 1, share: between(random, 0, 2_000) },
      { market: 'com', packetType: 2, share: between(random, 0, 2_000) },
    ],
    rates: currencies.flatMap((currency) =>
      [0, 40].map((age) => ({
        currency,
        day: catalogueStart - age,
        perEuro: currency === 'EUR' ? 1 : Math.round((0.5 + random() * 95) * 1e6) / 1e6,
      })),
    ),
  };
}

function seasonsOf(random: Random, contractId: number, roomId: number, mealId: number) {
  const seasons: Omit<Catalogue['seasons'][number], 'id'>[] = [];
  let from = catalogueStart + between(random, 0, 10);
  while (from < catalogueStart + horizon) {
    const to = from + between(random, 2, 40);
    seasons.push({
      contractId,
      roomId,
      mealId,
      from,
      to,
      doubleAmount: between(random, 2_000, 60_000),
      minNights: pick(random, [1, 1, 1, 3, 5]),
      maxNights: pick(random, [14, 30, 30]),
      arrivalDays: pick(random, [127, 127, 127, 0b0100001, 0b1100000]),
    });
    from = to + 1 + pick(random, [0, 0, 0, 3]);
  }
  return seasons;
}

/** Every so often a fare or a service has no price for children. */
const childAmountOf = (nth: number, amount: number) => (nth % 11 === 5 ? null : amount);

function transport(random: Random): Pick<Catalogue, 'legs' | 'tours' | 'tourServices' | 'departureTowns'> {
  const legs: Catalogue['legs'][number][] = [];
  for (let day = catalogueStart - 2; day < catalogueStart + horizon; day++) {
    for (const [from, to] of [
      ['RIX', 'AYT'],
      ['AYT', 'RIX'],
      ['RIX', 'DLM'],
      ['DLM', 'RIX'],
      ['AYT', 'VNO'],
      ['DLM', 'VNO'],
    ] as const) {
      for (let i = between(random, 0, 2); i > 0; i--) {
        legs.push({
          id: legs.length + 1,
          carrierCode: 'BT',
          flightNumber: '717',
          from,
          to,
          departDay: day,
          departMinute: between(random, 0, 1_439),
          arriveDay: day + pick(random, [0, 0, 0, 1]),
          arriveMinute: between(random, 0, 1_439),
          classId: pick(random, [1, 1, 1, 2]),
          freight: pick(random, [0, 2]),
          seatsFree: pick(random, [0, 2, 3, 9, 40]),
          isOnRequest: random() < 0.1,
          currency: pick(random, currencies),
          adultAmount: between(random, 5_000, 40_000),
          childAmount: childAmountOf(legs.length, between(random, 3_000, 30_000)),
          infantAmount: pick(random, [0, 2_500]),
          baggageKg: 20,
          cabinKg: 5,
          cancellationTermsId: null,
        });
      }
    }
  }
  const tours = [3, 11].flatMap((stateId) =>
    ([0, 0, 2, 1] as const).map((packetType, i) => {
      const townId = packetType === 2 || (packetType === 1 && random() < 0.5) ? 1 : 2;
      return {
        id: stateId * 10 + i,
        townId,
        stateId,
        programTypeId: pick(random, [1, 2]),
        tourTypeId: maybe(random, 0.3, 13),
        ufilterIds: [1, 2].filter(() => random() < 0.5),
        packetType,
        nightsFrom: between(random, 1, 5),
        nightsTo: between(random, 7, 21),
        validFrom: catalogueStart - 10,
        validTo: catalogueStart + between(random, 30, horizon),
        departureDays: packetType === 1 ? pick(random, [0b0010010, 0b1010101]) : 127,
        hotelIds: random() < 0.2 ? [1, 2, 3] : null,
        returnTownId: townId === 2 && random() < 0.2 ? 3 : null,
        excursionTourId: packetType === 1 ? stateId : null,
      };
    }),
  );
  const tourServices = tours.flatMap((tour) =>
    Array.from({ length: between(random, 0, 3) }, (_, i) => ({
      tourId: tour.id,
      id: tour.id * 10 + i,
      position: i,
      currency: pick(random, currencies),
      adultAmount: between(random, 300, 3_000),
      childAmount: childAmountOf(tour.id + i, between(random, 0, 2_000)),
      infantAmount: pick(random, [0, 0, 500]),
      isPerNight: random() < 0.3,
    })),
  );
  const departureTowns = [
    { id: 1, market: 'com', airportCode: null },
    { id: 2, market: 'com', airportCode: 'RIX' },
    { id: 3, market: 'com', airportCode: 'VNO' },
  ];
  return { legs, tours, tourServices, departureTowns };
}
