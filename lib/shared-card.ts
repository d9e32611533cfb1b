import type { SheetColours } from './printed-sheet.ts';

/** The picture of a link that is shared, every word of it written: anyone who renders it knows neither languages nor money. */
export type SharedCard = {
  brand: string;
  colours: SheetColours;
  /** Own media path. */
  picture: string | undefined;
  heading: { name: string; stars: number; category: string; place: string };
  price: SharedPrice | undefined;
};

export type SharedPrice = {
  /** `from €540`. */
  text: string;
  /** Whom and what it covers. */
  covers: string[];
  /** On which day it was asked for. */
  asOf: string;
};

/** Pixels, as messengers and networks show the picture of a link. */
export const sharedCardSize = { width: 1200, height: 630 } as const;
