import type { AnswerOf } from '#calls/call.ts';
import type { offerCall } from '#calls/hotel.ts';
import { offerKey } from '#web/search/cards/offer-key.ts';

type Opened = { claim: string; answer: AnswerOf<typeof offerCall> | undefined };

/** What an opened offer is known by in a list of today's: where its price has changed, its claim is another one. */
export const keyOf = ({ claim, answer }: Opened): string =>
  offerKey(answer?.status === 'priced' ? answer.offer.cat_Claim : claim);
