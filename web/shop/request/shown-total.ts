/** The total that a form has shown goes with it, unseen: a request is not sent for another one. */
export const shownTotal = 'shownTotal';

type Receipt = { receipt: { total: number; currency: string } };

export const totalOf = ({ receipt }: Receipt) => `${receipt.total} ${receipt.currency}`;
