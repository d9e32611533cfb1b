import { offerKey } from '#web/search/cards/offer-key.ts';
import type { Opened } from './hotel-loader.ts';

/** What an opened offer is known by in a list of today's: where its price has changed, its claim is another one. */
export const keyOf = ({ claim, answer }: Opened): string =>
  offerKey(answer?.status === 'priced' ? answer.offer.cat_Claim : claim);
