import { type BestQuestion, countHotels, findBestPerHotel, priceAmong } from './best-per-hotel.ts';
import { type CalendarDay, priceCalendar, priceNights, priceStays, type StayPrices } from './calendar.ts';
import type { Day, PointOfSale } from './catalogue.ts';
import { explainZero, type Relaxation } from './explain-zero.ts';
import type { Facets } from './facets.ts';
import type { Filters } from './filters.ts';
import { findHotelOffers, type HotelOffers, type HotelOffersQuestion } from './hotel-offers.ts';
import { findNearestOffer, type NearestOffer } from './nearest-offer.ts';
import type { Offer } from './offers.ts';
import { hotelsIn, type Question, type Where } from './question.ts';
import { type Receipt, receiptFor } from './receipt.ts';
import { type PartyRefusal, refusedOnTours } from './refused-party.ts';
import type { Snapshot } from './snapshot.ts';

/** An offer with the receipt of its price, both of one snapshot. */
export type PricedOffer = { offer: Offer; receipt: Receipt };

export type BestHotels = {
  page: (PricedOffer & { offerCount: number })[];
  total: number;
  minMinor: number | null;
  maxMinor: number | null;
  facets: Facets;
  hotelsPriced: number;
};

/** The questions the engine answers, by name: each takes one snapshot and plain data, and answers with plain data. */
export const answers = {
  bestPerHotel: (snapshot: Snapshot, search: BestQuestion): BestHotels => {
    const { page, ...rest } = findBestPerHotel(snapshot, search);
    return {
      ...rest,
      page: page.map(({ offer, offerCount }) => ({
        ...withReceipt(snapshot, offer, search.question.point),
        offerCount,
      })),
    };
  },

  hotelOffers: (
    snapshot: Snapshot,
    asked: HotelOffersQuestion,
  ): Omit<HotelOffers, 'offers'> & { page: PricedOffer[] } => {
    const { offers, ...rest } = findHotelOffers(snapshot, asked);
    return { ...rest, page: offers.map((offer) => withReceipt(snapshot, offer, asked.question.point)) };
  },

  nearestOffer: (
    snapshot: Snapshot,
    { hotelId, question }: { hotelId: number; question: Question },
  ): NearestOffer | undefined => findNearestOffer(snapshot, hotelId, question),

  calendar: (
    snapshot: Snapshot,
    { where, question, filters }: { where: Where; question: Question; filters?: Filters },
  ): Map<Day, CalendarDay> => priceCalendar(snapshot, where, question, filters),

  /** The cheapest price of each length of stay and day of departure. */
  stays: (
    snapshot: Snapshot,
    { where, question, filters }: { where: Where; question: Question; filters?: Filters },
  ): StayPrices => priceStays(snapshot, where, question, filters),

  nights: (
    snapshot: Snapshot,
    { where, question }: { where: Where; question: Question },
  ): Map<number, boolean> => priceNights(snapshot, where, question),

  explainZero: (
    snapshot: Snapshot,
    asked: { where: Where; question: Question; filters: Filters; townsNearby: readonly number[] },
  ): Relaxation[] => explainZero(snapshot, asked.where, asked, asked.townsNearby),

  /** Why the tours of a question take others than its party; null: they take it, or nobody. */
  refusedParty: (
    snapshot: Snapshot,
    { where, question }: { where: Where; question: Question },
  ): PartyRefusal | null => refusedOnTours(snapshot, where, question),

  /** How many hotels have an offer, and the cheapest; undefined where none has. */
  countHotels: (
    snapshot: Snapshot,
    { where, question, filters }: { where: Where; question: Question; filters: Filters },
  ): { count: number; minMinor: number } | undefined => countHotels(snapshot, where, question, filters),

  /** The price of each hotel that has an offer, by its number. */
  hotelPrices: (
    snapshot: Snapshot,
    { where, question, filters }: { where: Where; question: Question; filters: Filters },
  ): [hotelId: number, totalMinor: number][] =>
    priceAmong(snapshot, question, filters, hotelsIn(snapshot, where)),

  /** The cheapest offer of each state; null where it has none. */
  cheapestByState: (
    snapshot: Snapshot,
    { question, stateIds }: { question: Question; stateIds: readonly number[] },
  ): Map<number, number | null> =>
    new Map(
      stateIds.map((stateId) => [
        stateId,
        countHotels(snapshot, { stateId, hotelIds: [] }, question)?.minMinor ?? null,
      ]),
    ),
};

export type Answers = typeof answers;

/** An offer that was just found, with the receipt of its price. */
export function withReceipt(snapshot: Snapshot, offer: Offer, point: PointOfSale): PricedOffer {
  const priced = receiptFor(snapshot, offer.choice, point);
  if (!priced.ok) throw new Error(`An offer that was just found has no receipt: ${priced.reason}`);
  return { offer, receipt: priced.receipt };
}
