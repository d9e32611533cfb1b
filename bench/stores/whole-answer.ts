import type { CheapestOfHotel, TripQuestion } from './offer-columns.ts';

/** What a search page shows: how many hotels, from what price to what, the first of them, and what filters would leave. */
export type WholeAnswer = {
  total: number;
  /** Whole units of the sale currency; null where no hotel has an offer. */
  lowest: number | null;
  highest: number | null;
  /** The cheapest hotels, each with its cheapest offer. */
  page: ShownHotel[];
  counts: FacetCount[];
};

export type ShownHotel = CheapestOfHotel & { offer: ShownOffer };
export type ShownOffer = {
  departDay: number;
  nights: number;
  freight: number;
  room: number;
  mealId: number;
  isSure: boolean;
};

export const facets = [
  'star',
  'region',
  'attribute',
  'meal',
  'sure',
  'charter',
  'regular',
  'priceStep',
] as const;
/** How many hotels one choice would show; none is left out. */
export type FacetCount = { facet: (typeof facets)[number]; id: number; count: number };

export const hotelsOfPage = 20;
/** Equal steps of price from the cheapest hotel to the dearest. */
export const priceSteps = 20;

/** Somebody who answers a whole search page for one departure town. */
export type AnswerStore = {
  name: string;
  answer: (question: TripQuestion) => WholeAnswer | Promise<WholeAnswer>;
};

/** Equal for equal answers. Where a hotel has several offers at its lowest price, any of them may be the one shown. */
export const comparable = ({ total, lowest, highest, page, counts }: WholeAnswer): string =>
  JSON.stringify([
    total,
    lowest,
    highest,
    page.map(({ hotelId, price }) => [hotelId, price]),
    counts.map(({ facet, id, count }) => `${facet} ${id}: ${count}`).sort(),
  ]);
