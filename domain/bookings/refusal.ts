import type { GoneReason } from '#domain/offers/open-claim.ts';
import type { PlainDate } from '#lib/plain-date.ts';

/** What is sold out: seats of a flight, or a room on a night. */
export type SoldOut =
  | { kind: 'seats'; legId: number; day: PlainDate; left: number }
  | { kind: 'room'; roomId: number; day: PlainDate; left: number };

export type LineChange = { key: string; beforeMinor: number; afterMinor: number };

/** What is wrong with one field of a party or a contact. */
export type FieldFault = { field: string; reason: string };

/** Why nothing was booked. Nothing has been taken then. */
export type Refusal =
  | { reason: 'not-a-claim' | 'other-market' | 'key-reused' | 'not-found' | 'hold-over' | 'not-sold-here' }
  | { reason: 'gone'; because: GoneReason }
  | {
      reason: 'price-changed';
      changes: LineChange[];
      shownMinor: number;
      totalMinor: number;
      currency: string;
      termsChanged: boolean;
      /** The same choice at the price of now. */
      claim: string;
    }
  | { reason: 'sold-out'; soldOut: SoldOut[] }
  /** It would have to be asked for, which the customer has not been told. */
  | { reason: 'on-request'; claim: string }
  /** So much of it is held by others who have not paid that no more is held for now. */
  | { reason: 'held-by-others'; retryAfterSeconds: number }
  | { reason: 'too-many-holds'; retryAfterSeconds: number }
  | { reason: 'wrong-party'; faults: FieldFault[] }
  /** Cancelling costs more by now than was shown. */
  | { reason: 'fee-changed'; feeMinor: number }
  /** The operator has not said all terms of cancellation: staff says what is lost. */
  | { reason: 'terms-not-said' | 'nothing-due' }
  /** The booking is in a state in which this cannot be done. */
  | { reason: 'wrong-state'; state: string };

/** Ends a transaction, which is rolled back, with an expected failure. */
export class Refused extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.reason);
    this.refusal = refusal;
  }
}

export type Outcome<Value> = { ok: true; value: Value } | ({ ok: false } & Refusal);

/** What a refused command answers; anything else that it throws is not expected. */
export async function outcomeOf<Value>(work: () => Promise<Value>): Promise<Outcome<Value>> {
  try {
    return { ok: true, value: await work() };
  } catch (error) {
    if (error instanceof Refused) return { ok: false, ...error.refusal };
    throw error;
  }
}
