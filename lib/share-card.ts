/** The picture that stands where a link to a page is shared, every word of it written. */
export type ShareCard = {
  brand: string;
  /** Own media path. */
  picture: string | undefined;
  title: string;
  stars: number;
  place: string;
  /** The lowest price: `from €540`. */
  price: { before: string; amount: string } | undefined;
};

/** What messengers show uncut. */
export const shareCardSize = { width: 1200, height: 630 } as const;
