import { fail, ok, type Result } from '#lib/result.ts';
import { legPairsOf } from '#price-search/leg-pairs.ts';
import { readClaim } from './claim.ts';
import { type LegView, viewLeg } from './leg-view.ts';
import { type Opening, pointOfSale, renew } from './open-claim.ts';

/** Flights there and back that an offer can be taken with, and what it costs then. */
export type FlownOffer = {
  claim: string;
  out: LegView;
  back: LegView;
  priceMinor: number;
  currency: string;
  isInstant: boolean;
  /** Whether these are the flights of the claim that was asked about. */
  isChosen: boolean;
};

/** Every pair of flights that the choice of a claim can be taken with, the cheapest first; none for flights alone. */
export function claimedFlights(opening: Opening, token: string): Result<FlownOffer[], 'not-a-claim'> {
  const claim = readClaim(token, opening.claimSecret);
  if (!claim) return fail('not-a-claim');
  if (claim.kind === 'flight') return ok([]);
  const { moment } = opening;
  const { outLegId, backLegId } = claim.choice;
  const pairs = legPairsOf(moment.snapshot, claim.choice, pointOfSale(opening, claim));
  return ok(
    pairs.flatMap(({ choice, receipt }) => {
      const { out, back, travellers, totalMinor, currency, isOnRequest } = receipt;
      if (!out || !back) return [];
      return {
        claim: renew({ ...claim, choice }, receipt, opening).claim,
        out: viewLeg(moment, out, travellers.seats),
        back: viewLeg(moment, back, travellers.seats),
        priceMinor: totalMinor,
        currency,
        isInstant: !isOnRequest,
        isChosen: choice.outLegId === outLegId && choice.backLegId === backLegId,
      };
    }),
  );
}
