import { expect, test } from 'vitest';
import { priceCalendar } from './calendar.ts';
import type { Catalogue, Choice, Party, RoomChoice } from './catalogue.ts';
import { noFilters } from './filters.ts';
import { offersOf } from './hotel-offers.ts';
import { priceByTheBook } from './oracle.ts';
import { prepareQuestion } from './prepared-question.ts';
import { offerCounter, priceHotels } from './price-hotels.ts';
import type { Question } from './question.ts';
import { catalogueStart, randomCatalogue, seededRandom } from './random-catalogue.ts';
import { openSnapshot, packCatalogue } from './snapshot.ts';

const point = { market: 'com', currency: 'EUR', today: catalogueStart, rateDay: catalogueStart };

const hotelOnly = (party: Party, departFrom: number, nights: number): Question => ({
  point,
  party,
  townId: 1,
  classId: 1,
  departFrom,
  departTo: departFrom + 2,
  nightsMin: nights,
  nightsMax: nights,
});

/** Every way to put a party into rooms with an adult in each; rooms in any order are one way. */
function* partitions(party: Party, smallest = ''): Generator<Party[]> {
  if (party.adults === 0) {
    if (party.childAges.length === 0) yield [];
    return;
  }
  for (let adults = 1; adults <= party.adults; adults++) {
    for (let mask = 0; mask < 1 << party.childAges.length; mask++) {
      const here = { adults, childAges: party.childAges.filter((_, i) => mask & (1 << i)) };
      const key = `${adults}/${here.childAges.join()}`;
      if (key < smallest) continue;
      const rest = {
        adults: party.adults - adults,
        childAges: party.childAges.filter((_, i) => !(mask & (1 << i))),
      };
      for (const others of partitions(rest, key)) yield [here, ...others];
    }
  }
}

/** Whether some room of the hotel takes the whole party, whatever the days. */
const fitsOneRoom = (catalogue: Catalogue, hotelId: number, party: Party): boolean =>
  [1, 2].some((mealId) =>
    roomsWith(catalogue, hotelId, mealId).some(({ accommodationId }) => {
      const limits = catalogue.accommodations.find(({ id }) => id === accommodationId)!;
      const tooOld = party.childAges.filter((age) => age > limits.maxChildAge).length;
      const adults = party.adults + tooOld;
      const children = party.childAges.length - tooOld;
      return (
        adults >= limits.minAdults &&
        adults <= limits.maxAdults &&
        children <= limits.maxChildren &&
        adults + children <= limits.maxGuests
      );
    }),
  );

/** All that one room of a hotel could be sold as with one board. */
const roomsWith = (catalogue: Catalogue, hotelId: number, mealId: number): Omit<RoomChoice, 'party'>[] =>
  catalogue.rooms
    .filter((room) => room.hotelId === hotelId)
    .flatMap((room) => {
      const contractIds = new Set(
        catalogue.seasons
          .filter((season) => season.roomId === room.id && season.mealId === mealId)
          .map((season) => season.contractId),
      );
      return catalogue.accommodations
        .filter((accommodation) => accommodation.roomId === room.id)
        .flatMap(({ id }) =>
          [...contractIds].map((contractId) => ({
            contractId,
            roomId: room.id,
            mealId,
            accommodationId: id,
          })),
        );
    });

/** The cheapest price by the book for the fewest rooms that are sold; undefined where none are. */
function cheapestByHand(
  catalogue: Catalogue,
  party: Party,
  stay: Omit<Choice, 'rooms'>,
  mealId: number,
): { rooms: number; totalMinor: number } | undefined {
  const rooms = roomsWith(catalogue, stay.hotelId, mealId);
  const totals = new Map<number, number>();
  for (const parts of partitions(party)) {
    const combine = (index: number, chosen: RoomChoice[]): void => {
      if (index < parts.length) {
        for (const room of rooms) combine(index + 1, [...chosen, { ...room, party: parts[index]! }]);
        return;
      }
      const priced = priceByTheBook(catalogue, { ...stay, rooms: chosen }, point);
      if (priced.ok)
        totals.set(
          chosen.length,
          Math.min(totals.get(chosen.length) ?? Number.POSITIVE_INFINITY, priced.totalMinor),
        );
    };
    combine(0, []);
  }
  const fewest = Math.min(...totals.keys());
  return totals.size > 0 ? { rooms: fewest, totalMinor: totals.get(fewest)! } : undefined;
}

test('a party that fits no room sleeps in the fewest rooms that are sold, and in the cheapest of these, by brute force', () => {
  let split = 0;
  for (let seed = 300; seed < 380; seed++) {
    const catalogue = randomCatalogue(seed, 2);
    const snapshot = openSnapshot(packCatalogue(catalogue));
    const random = seededRandom(seed);
    const party = { adults: 3 + Math.floor(random() * 2), childAges: random() < 0.5 ? [7] : [] };
    const question = hotelOnly(party, catalogueStart + 1 + Math.floor(random() * 30), 4);
    const asked = prepareQuestion(snapshot, question);
    for (const hotel of snapshot.hotels.values()) {
      if (fitsOneRoom(catalogue, hotel.id, party)) continue;
      const offers = offersOf(asked, hotel.open());
      for (const tour of catalogue.tours.filter((one) => one.townId === 1)) {
        for (let checkIn = question.departFrom; checkIn <= question.departTo; checkIn++) {
          for (const mealId of [1, 2]) {
            const stay = {
              tourId: tour.id,
              outLegId: null,
              backLegId: null,
              hotelId: hotel.id,
              checkIn,
              nights: 4,
            };
            const byHand = cheapestByHand(catalogue, party, stay, mealId);
            const byEngine = offers.find(
              ({ choice }) =>
                choice.tourId === tour.id && choice.checkIn === checkIn && choice.rooms[0]!.mealId === mealId,
            );
            expect(
              byEngine && { rooms: byEngine.choice.rooms.length, totalMinor: byEngine.totalMinor },
            ).toEqual(byHand);
            if (byHand) split++;
          }
        }
      }
    }
  }
  expect(split).toBeGreaterThan(60);
}, 120_000);

test('everyone of the party is in exactly one room, and the oracle sells every split at the price it has', () => {
  let rooms = 0;
  for (let seed = 400; seed < 440; seed++) {
    const catalogue = randomCatalogue(seed);
    const snapshot = openSnapshot(packCatalogue(catalogue));
    const party = { adults: 5 + (seed % 4), childAges: [4, 4, 9, 16].slice(0, seed % 5) };
    const question = { ...hotelOnly(party, catalogueStart + 5, 5), townId: 1 + (seed % 2) };
    const asked = prepareQuestion(snapshot, question);
    for (const hotel of snapshot.hotels.values()) {
      for (const { choice, totalMinor, isOnRequest } of offersOf(asked, hotel.open()).slice(0, 40)) {
        expect(choice.rooms.reduce((sum, room) => sum + room.party.adults, 0)).toBe(party.adults);
        expect(choice.rooms.flatMap((room) => room.party.childAges).sort()).toEqual(
          [...party.childAges].sort(),
        );
        expect(priceByTheBook(catalogue, choice, point)).toMatchObject({
          ok: true,
          totalMinor,
          onRequest: isOnRequest,
        });
        rooms = Math.max(rooms, choice.rooms.length);
      }
    }
  }
  expect(rooms).toBeGreaterThan(2);
});

/** Without services a stay costs what its rooms cost, so each part of the party can be priced by itself. */
const staysOnly = (catalogue: Catalogue): Catalogue => ({
  ...catalogue,
  tourServices: [],
  tours: catalogue.tours.filter((tour) => tour.townId === 1),
});

test('big parties with children of many ages pay what each way to part them costs by the book, room by room', () => {
  let compared = 0;
  for (let seed = 500; seed < 540; seed++) {
    const catalogue = staysOnly(randomCatalogue(seed, 2));
    const snapshot = openSnapshot(packCatalogue(catalogue));
    const random = seededRandom(seed);
    const childAges = [1, 6, 11, 13]
      .slice(0, 2 + Math.floor(random() * 3))
      .map((age) => age + Math.floor(random() * 4));
    const party = { adults: 5 + Math.floor(random() * 2), childAges };
    const ways = [...partitions(party)];
    const question = hotelOnly(party, catalogueStart + 1 + Math.floor(random() * 30), 4);
    for (const hotel of snapshot.hotels.values()) {
      if (fitsOneRoom(catalogue, hotel.id, party)) continue;
      for (const { choice, totalMinor } of offersOf(prepareQuestion(snapshot, question), hotel.open())) {
        const known = new Map<string, number>();
        const cheapest = (part: Party): number => {
          const key = JSON.stringify(part);
          const prices = () =>
            roomsWith(catalogue, hotel.id, choice.rooms[0]!.mealId).map((room) => {
              const priced = priceByTheBook(
                catalogue,
                { ...choice, rooms: [{ ...room, party: part }] },
                point,
              );
              return priced.ok ? priced.totalMinor : Number.POSITIVE_INFINITY;
            });
          const lowest = known.get(key) ?? Math.min(...prices());
          known.set(key, lowest);
          return lowest;
        };
        const sold = ways
          .map((parts) => ({
            rooms: parts.length,
            minor: parts.reduce((sum, part) => sum + cheapest(part), 0),
          }))
          .filter(({ minor }) => minor < Number.POSITIVE_INFINITY);
        const fewest = Math.min(...sold.map(({ rooms }) => rooms));
        const least = Math.min(...sold.filter(({ rooms }) => rooms === fewest).map(({ minor }) => minor));
        expect({ rooms: choice.rooms.length, totalMinor }).toEqual({ rooms: fewest, totalMinor: least });
        compared++;
      }
    }
  }
  expect(compared).toBeGreaterThan(100);
}, 60_000);

test('days of a calendar and best hotels of a party in several rooms are those that all its offers make', () => {
  let days = 0;
  let hotels = 0;
  for (let seed = 600; seed < 616; seed++) {
    const snapshot = openSnapshot(packCatalogue(randomCatalogue(seed, 6)));
    const party = { adults: 5 + (seed % 6), childAges: [3, 7, 9, 15].slice(0, seed % 5) };
    const departFrom = catalogueStart + 2;
    const question: Question = {
      ...hotelOnly(party, departFrom, 3),
      townId: 1 + (seed % 2),
      departTo: departFrom + 40,
      nightsMax: 7,
    };
    const asked = prepareQuestion(snapshot, question);
    const offers = [...snapshot.hotels.values()].flatMap((hotel) => offersOf(asked, hotel.open()));
    const byDay = Map.groupBy(offers, (offer) => offer.departDay);
    const calendar = priceCalendar(snapshot, { stateId: undefined, hotelIds: [] }, question);
    expect([...calendar.keys()].sort()).toEqual([...byDay.keys()].sort());
    for (const [day, { cheapestMinor, status }] of calendar) {
      const ofDay = byDay.get(day)!;
      expect(cheapestMinor).toBe(Math.min(...ofDay.map((offer) => offer.totalMinor)));
      // A day with flights says how sure these are.
      if (question.townId === 1) expect(status === 'request').toBe(ofDay.every((offer) => offer.isOnRequest));
      days++;
    }
    for (const priced of priceHotels(asked, snapshot.hotels.values(), noFilters)) {
      const own = offers.filter((offer) => offer.choice.hotelId === priced.open.hotel.id);
      expect(priced.totalMinor).toBe(Math.min(...own.map((offer) => offer.totalMinor)));
      expect(offerCounter(asked, noFilters)(priced)).toBe(own.length);
      const instant = { ...noFilters, instantOnly: true };
      const sure = own.filter((offer) => !offer.isOnRequest);
      const [best] = priceHotels(asked, [{ open: () => priced.open }], instant);
      expect(best!.totalMinor).toBe(Math.min(...sure.map((offer) => offer.totalMinor)));
      expect(offerCounter(asked, instant)(best!)).toBe(sure.length);
      hotels++;
    }
  }
  expect(days).toBeGreaterThan(200);
  expect(hotels).toBeGreaterThan(60);
}, 60_000);
