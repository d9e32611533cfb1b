/** Where the best offers are gathered: one slot for each kind of offer that is told apart. */
export type Slots = {
  /** The cheapest total so far, sale minor units; Infinity where there is none. */
  total: Float64Array;
  /** What the cheapest total is at most, as far as estimates tell. */
  bound: Float64Array;
  /** Which offer it is: on request or not, row of the journeys, nights, number of the candidate. */
  isOnRequest: Uint8Array;
  row: Int32Array;
  nights: Uint8Array;
  candidate: Int32Array;
};

export const makeSlots = (size: number): Slots => ({
  total: new Float64Array(size).fill(Number.POSITIVE_INFINITY),
  bound: new Float64Array(size).fill(Number.POSITIVE_INFINITY),
  isOnRequest: new Uint8Array(size),
  row: new Int32Array(size),
  nights: new Uint8Array(size),
  candidate: new Int32Array(size),
});

/** Which offers are told apart, which are wanted, and where they are counted. */
export type Slotting = {
  slots: Slots;
  /** The slot of an offer: that of its row, plus a step for its board, plus one if it is on request. */
  ofRow: Int32Array;
  mealStep: number;
  requestStep: number;
  /** How many slots a board has. */
  mealSlots: number;
  /** How many offers there are, wanted or not: by board, then sure or on request, then counter of the row. */
  count: Int32Array;
  /**
   * Rooms that are too dear are passed over as soon as each row's kind of offer is known to be sold for sure: then the
   * counts say only whether there is something.
   */
  skims: boolean;
  counterOfRow: Int32Array;
  /** How many different values `counterOfRow` has, and how many rows have each. */
  counters: number;
  rowsOfCounter: Int32Array;
  countMealStep: number;
  /** What may be the best of a slot. */
  isRowWanted: Uint8Array;
  isRequestWanted: boolean;
  isMealWanted: (mealId: number) => boolean;
  /** Cheaper offers are not wanted. */
  floorMinor: number;
  /** From what a cheaper row `holds` of another on, the other cannot be better; more than there is where floors are set. */
  heldFrom: number;
};

/** How many rows have each value. */
export function rowsOf(counterOfRow: Int32Array, counters: number): Int32Array {
  const rows = new Int32Array(counters);
  for (const counter of counterOfRow) rows[counter]! += 1;
  return rows;
}
