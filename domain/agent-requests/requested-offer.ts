import { readClaim } from '#domain/offers/claim.ts';
import { keepOffer } from '#domain/offers/kept-offer.ts';
import type { Opening } from '#domain/offers/open-claim.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import type { SentRequest } from './keep-request.ts';

/** The offer of a claim as it is now, to be kept with a request. */
export function requestedOffer(
  token: string,
  opening: Opening,
): Result<Pick<SentRequest, 'offer' | 'currency'>, 'not-a-claim' | 'gone'> {
  const claim = readClaim(token, opening.claimSecret);
  if (claim?.kind !== 'tour') return fail('not-a-claim');
  const offer = keepOffer(claim, opening);
  return offer ? ok({ offer, currency: claim.currency }) : fail('gone');
}
