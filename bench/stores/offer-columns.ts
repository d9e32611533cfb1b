/** Offers priced beforehand, as systems that keep prices would store them: one row an offer, column by column. */
export type OfferColumns = {
  count: number;
  hotelId: Uint16Array;
  /** Index into the parties that were priced. */
  party: Uint8Array;
  townId: Uint8Array;
  departDay: Uint16Array;
  nights: Uint8Array;
  freight: Uint8Array;
  /** Number of the room in its hotel. */
  room: Uint8Array;
  mealId: Uint8Array;
  /** 1 where it can be confirmed at once, 0 where it is on request. */
  sure: Uint8Array;
  /** Whole units of the sale currency. */
  price: Int32Array;
};

/** Room for `most` rows; what is never written takes no memory. */
export const makeColumns = (most: number): OfferColumns => ({
  count: 0,
  hotelId: new Uint16Array(most),
  party: new Uint8Array(most),
  townId: new Uint8Array(most),
  departDay: new Uint16Array(most),
  nights: new Uint8Array(most),
  freight: new Uint8Array(most),
  room: new Uint8Array(most),
  mealId: new Uint8Array(most),
  sure: new Uint8Array(most),
  price: new Int32Array(most),
});

/** What a traveller asks of the stored offers. */
export type TripQuestion = {
  /** Index into the parties that were priced. */
  party: number;
  townIds: readonly number[];
  departFrom: number;
  departTo: number;
  nightsMin: number;
  nightsMax: number;
};

export type CheapestOfHotel = { hotelId: number; price: number };

/** Somebody who answers the two questions of the challenge. */
export type OfferStore = {
  name: string;
  /** Cheapest first, then by hotel. */
  cheapestPerHotel: (question: TripQuestion) => CheapestOfHotel[] | Promise<CheapestOfHotel[]>;
  /** Prices of all offers of one hotel, cheapest first; the rows they belong to are read too. */
  offersOfHotel: (question: TripQuestion, hotelId: number) => number[] | Promise<number[]>;
};

export const cheapestFirst = (a: CheapestOfHotel, b: CheapestOfHotel) =>
  a.price - b.price || a.hotelId - b.hotelId;
