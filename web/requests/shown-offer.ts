/** What a form has shown, its total and its terms, goes with it, unseen: a request is not sent for another offer. */
export const shownOffer = 'shownOffer';

type Shown = { receipt: { total: number; currency: string }; termsMark: string };

export const shownOfferOf = ({ receipt, termsMark }: Shown) =>
  `${receipt.total} ${receipt.currency} ${termsMark}`;
