import { ask } from '#price-search/asked.ts';
import { passing } from '#price-search/best-per-hotel.ts';
import type { Catalogue, Party, Point } from '#price-search/catalogue.ts';
import { noFilters } from '#price-search/filters.ts';
import { findHotelOffers } from '#price-search/hotel-offers.ts';
import { priceHotels } from '#price-search/price-hotels.ts';
import { hotelsIn, type Question } from '#price-search/question.ts';
import { openSnapshot, packCatalogue, type Snapshot } from '#price-search/snapshot.ts';
import { stateId } from '../big-catalogue.ts';
import { cheapestFirst, type OfferStore, type TripQuestion } from './offer-columns.ts';

const where = { stateId, hotelIds: [] };
const everything = { page: 1, pageSize: 1_000_000 };
const minorInUnit = 100;

/** The engine behind the same questions as the stores of priced offers: it is given none, only contracts. */
export function engineStore(snapshot: Snapshot, point: Point, parties: readonly Party[]): OfferStore {
  const questionsOf = ({ townIds, party, ...trip }: TripQuestion): Question[] =>
    townIds.map((townId) => ({ ...trip, point, party: parties[party]!, townId, classId: 1 }));
  return {
    name: 'Solstice',
    cheapestPerHotel: (asked) => {
      const best = new Map<number, number>();
      for (const question of questionsOf(asked)) {
        const priced = priceHotels(ask(snapshot, question), hotelsIn(snapshot, where), noFilters);
        for (const { open, totalMinor } of passing(priced, noFilters)) {
          const price = totalMinor / minorInUnit;
          if (price < (best.get(open.hotel.id) ?? Number.POSITIVE_INFINITY)) best.set(open.hotel.id, price);
        }
      }
      return [...best].map(([hotelId, price]) => ({ hotelId, price })).sort(cheapestFirst);
    },
    offersOfHotel: (asked, hotelId) => {
      const offers = questionsOf(asked).flatMap(
        (question) => findHotelOffers(snapshot, { hotelId, question, ...everything }).offers,
      );
      return offers.map((offer) => offer.totalMinor / minorInUnit).sort((a, b) => a - b);
    },
  };
}

export type BuiltSnapshot = { snapshot: Snapshot; bytes: number; buildMs: number };

/** A catalogue made ready to ask, and what that took. */
export function buildSnapshot(catalogue: Catalogue): BuiltSnapshot {
  const begun = performance.now();
  const snapshot = openSnapshot(packCatalogue(catalogue));
  const buildMs = performance.now() - begun;
  const { hotels, routes } = snapshot.parts;
  const bytes = [...hotels.values(), ...routes.values()].reduce((sum, block) => sum + block.byteLength, 0);
  return { snapshot, bytes, buildMs };
}
