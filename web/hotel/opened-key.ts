import type { AnswerOf } from '#calls/call.ts';
import type { offerCall } from '#calls/hotel.ts';
import { offerKey } from '#web/search/cards/offer-key.ts';

type Opened = { claim: string; answer: AnswerOf<typeof offerCall> | undefined };

/** Whether a page has the offer of its address not among those that it lists. */
export const isApart = (opened: Opened | undefined, listed: readonly { claim: string }[]): opened is Opened =>
  opened !== undefined && listed.every(({ claim }) => offerKey(claim) !== keyOf(opened));

/** What an opened offer is known by in a list of today's: where its price has changed, its claim is another one. */
export const keyOf = ({ claim, answer }: Opened): string =>
  offerKey(answer?.status === 'priced' ? answer.offer.cat_Claim : claim);
