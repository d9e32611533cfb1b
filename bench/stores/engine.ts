import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { AskCatalogue } from '#domain/catalogue/asker.ts';
import { type BestAnswer, findBestPerHotel, passing } from '#price-search/best-per-hotel.ts';
import type { Catalogue, Party, PointOfSale } from '#price-search/catalogue.ts';
import { noFilters } from '#price-search/filters.ts';
import { findHotelOffers } from '#price-search/hotel-offers.ts';
import { prepareQuestion } from '#price-search/prepared-question.ts';
import { priceHotels } from '#price-search/price-hotels.ts';
import { hotelsIn, type Question } from '#price-search/question.ts';
import { sharedNumber, type Taking, takeHotels } from '#price-search/share-hotels.ts';
import { type HotelHandle, openSnapshot, packCatalogue, type Snapshot } from '#price-search/snapshot.ts';
import { stateId } from '../big-catalogue.ts';
import type { Contestant } from '../measure/alternate.ts';
import { type CheapestOfHotel, cheapestFirst, type OfferStore, type TripQuestion } from './offer-columns.ts';
import { type AnswerStore, type FacetCount, hotelsOfPage, type WholeAnswer } from './whole-answer.ts';

const where = { stateId, hotelIds: [] };
const everything = { page: 1, pageSize: 1_000_000 };
const minorInUnit = 100;

/** The engine behind the same questions as the stores of priced offers: it is given none, only contracts. */
export function engineStore(snapshot: Snapshot, point: PointOfSale, parties: readonly Party[]): OfferStore {
  const questionsOf = askedWith(point, parties);
  return {
    name: 'Solstice',
    cheapestPerHotel: (asked) => {
      const best = new Map<number, number>();
      for (const question of questionsOf(asked)) {
        for (const { hotelId, price } of pricesOf(snapshot, question, hotelsIn(snapshot, where)))
          if (price < (best.get(hotelId) ?? Number.POSITIVE_INFINITY)) best.set(hotelId, price);
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

const askedWith =
  (point: PointOfSale, parties: readonly Party[]) =>
  ({ townIds, party, ...trip }: TripQuestion): Question[] =>
    townIds.map((townId) => ({ ...trip, point, party: parties[party]!, townId, classId: 1 }));

const pricesOf = (snapshot: Snapshot, question: Question, hotels: Iterable<HotelHandle>): CheapestOfHotel[] =>
  passing(priceHotels(prepareQuestion(snapshot, question), hotels, noFilters), noFilters).map(
    ({ hotel, totalMinor }) => ({ hotelId: hotel.id, price: totalMinor / minorInUnit }),
  );

export type Pricing = { question: Question; taking: Taking };

/** The cheapest price of each hotel that falls to this thread. */
export const pricesOfShare = (snapshot: Snapshot, { question, taking }: Pricing): CheapestOfHotel[] =>
  pricesOf(snapshot, question, takeHotels(hotelsIn(snapshot, where), taking));

export const onTwoCores = 'Solstice, 2 cores';

/** Prices alone by this thread and another: the hotels are taken as threads of a server take them. */
export function pricesOnTwoCores(snapshot: Snapshot, point: PointOfSale, parties: readonly Party[]) {
  const questionsOf = askedWith(point, parties);
  const helper = new Worker(new URL('../load/pricing-thread.ts', import.meta.url), {
    workerData: snapshot.parts,
  });
  return {
    name: onTwoCores,
    answer: async (asked: TripQuestion): Promise<CheapestOfHotel[]> => {
      const [question, ...more] = questionsOf(asked);
      if (!question || more.length > 0) throw new Error('A search is of one town');
      const pricing = { question, taking: { taken: sharedNumber(), leave: sharedNumber() } };
      const answered = once(helper, 'message');
      helper.postMessage(pricing);
      const own = pricesOfShare(snapshot, pricing);
      const [others] = (await answered) as [CheapestOfHotel[]];
      return [...own, ...others].sort(cheapestFirst);
    },
    close: () => helper.terminate(),
  };
}

/** Whole search pages by the threads of a server. */
export function answersOnTwoCores(
  ask: AskCatalogue,
  point: PointOfSale,
  parties: readonly Party[],
): Contestant<TripQuestion, WholeAnswer> {
  const questionsOf = askedWith(point, parties);
  return {
    name: onTwoCores,
    answer: async (asked) =>
      wholeAnswerOf(await ask('bestPerHotel', { question: questionsOf(asked)[0]!, ...shown })),
  };
}

const shown = { where, filters: noFilters, sort: 'price', page: 1, pageSize: hotelsOfPage } as const;

/** The engine behind whole search pages, by the function that answers them on a server. */
export function engineAnswers(
  snapshot: Snapshot,
  point: PointOfSale,
  parties: readonly Party[],
): AnswerStore {
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
