import { type Party, wholeParty } from '#price-search/catalogue.ts';
import { receiptFor } from '#price-search/receipt.ts';
import { readClaim } from './claim.ts';
import type { SaleContext } from './offer-view.ts';

/** The hotel and the trip that a claim is about. */
export type ClaimedTrip = {
  hotelId: number;
  /** Undefined where the program is no more. */
  townId: number | undefined;
  departDay: number;
  nights: number;
  party: Party;
};

/** Reads the trip out of a claim, sold or not; undefined where it is no claim of ours, or one of flights alone. */
export function claimedTrip(
  { moment, point, claimSecret }: SaleContext,
  token: string,
): ClaimedTrip | undefined {
  const claim = readClaim(token, claimSecret);
  if (claim?.kind !== 'tour') return undefined;
  const { hotelId, tourId, checkIn, nights, rooms } = claim.choice;
  // The day of departure is that of the flight, which lands later at times.
  const priced = receiptFor(moment.snapshot, claim.choice, point);
  const out = priced.ok ? priced.receipt.out : null;
  return {
    hotelId,
    townId: moment.snapshot.tours.get(tourId)?.townId,
    departDay: out?.departDay ?? checkIn,
    nights,
    party: wholeParty(rooms),
  };
}
