import { type BestAnswer, findBestPerHotel, passing } from '#price-search/best-per-hotel.ts';
import type { Catalogue, Party, PointOfSale } from '#price-search/catalogue.ts';
import { noFilters } from '#price-search/filters.ts';
import { findHotelOffers } from '#price-search/hotel-offers.ts';
import { prepareQuestion } from '#price-search/prepared-question.ts';
import { priceHotels } from '#price-search/price-hotels.ts';
import { hotelsIn, type Question } from '#price-search/question.ts';
import { openSnapshot, packCatalogue, type Snapshot } from '#price-search/snapshot.ts';
import { stateId } from '../big-catalogue.ts';
import { cheapestFirst, type OfferStore, type TripQuestion } from './offer-columns.ts';
import { type AnswerStore, type FacetCount, hotelsOfPage, type WholeAnswer } from './whole-answer.ts';

const where = { stateId, hotelIds: [] };
const everything = { page: 1, pageSize: 1_000_000 };
const minorInUnit = 100;

/** The engine behind the same questions as the stores of priced offers: it is given none, only contracts. */
export function engineStore(snapshot: Snapshot, point: PointOfSale, parties: readonly Party[]): OfferStore {
  const questionsOf = ({ townIds, party, ...trip }: TripQuestion): Question[] =>
    townIds.map((townId) => ({ ...trip, point, party: parties[party]!, townId, classId: 1 }));
  return {
    name: 'Solstice',
    cheapestPerHotel: (asked) => {
      const best = new Map<number, number>();
      for (const question of questionsOf(asked)) {
        const priced = priceHotels(prepareQuestion(snapshot, question), hotelsIn(snapshot, where), noFilters);
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

/** The engine behind whole search pages, by the function that answers them on a server. */
export function engineAnswers(
  snapshot: Snapshot,
  point: PointOfSale,
  parties: readonly Party[],
): AnswerStore {
  const shown = { where, filters: noFilters, sort: 'price', page: 1, pageSize: hotelsOfPage } as const;
  return {
    name: 'Solstice',
    answer: ({ townIds, party, ...trip }) => {
      if (townIds.length !== 1) throw new Error('A search page is of one town');
      const question = { ...trip, point, party: parties[party]!, townId: townIds[0]!, classId: 1 };
      return wholeAnswerOf(findBestPerHotel(snapshot, { question, ...shown }));
    },
  };
}

function wholeAnswerOf({ page, total, minMinor, maxMinor, facets }: BestAnswer): WholeAnswer {
  const inUnits = (minor: number | null) => (minor === null ? null : minor / minorInUnit);
  const { stars, regions, attributes, meals, instant, charter, regular, price } = facets;
  const counts: FacetCount[] = [];
  const add = (facet: FacetCount['facet'], of: Iterable<readonly [id: number, count: number]>) => {
    for (const [id, count] of of) if (count > 0) counts.push({ facet, id, count });
  };
  add('star', stars);
  add('region', regions);
  add('attribute', attributes);
  add('meal', meals);
  add('sure', [[1, instant]]);
  add('charter', [[1, charter]]);
  add('regular', [[1, regular]]);
  add('priceStep', price.buckets.entries());
  return {
    total,
    lowest: inUnits(minMinor),
    highest: inUnits(maxMinor),
    page: page.map(({ offer: { choice, departDay, totalMinor, freight, isOnRequest } }) => ({
      hotelId: choice.hotelId,
      price: totalMinor / minorInUnit,
      offer: {
        departDay,
        nights: choice.nights,
        freight: freight ?? -1,
        room: choice.rooms[0]!.roomId % 10,
        mealId: choice.rooms[0]!.mealId,
        isSure: !isOnRequest,
      },
    })),
    counts,
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
