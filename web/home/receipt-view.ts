import type { AnswerOf } from '#calls/call.ts';
import type { offerCall } from '#calls/hotel.ts';
import { pick } from '#lib/pick.ts';

type PricedOffer = Extract<AnswerOf<typeof offerCall>, { status: 'priced' }>;

export type ReceiptView = ReturnType<typeof receiptView>;

/** What the home page renders of an offer that has been priced, line by line. */
export const receiptView = ({ offer, receipt }: PricedOffer) => ({
  offer: pick(offer, ['hotelName', 'checkIn', 'nights', 'adult', 'child']),
  receipt: pick(receipt, ['lines', 'total', 'currency']),
});
