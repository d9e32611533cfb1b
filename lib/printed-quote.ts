import type { PrintedSheet, SheetLeg, SheetLines, SheetReceipt } from './printed-sheet.ts';

/** A quote on paper, every word of it written: anyone who draws it knows neither languages nor money. */
export type PrintedQuote = Pick<PrintedSheet, 'language' | 'brand' | 'colours' | 'link'> & {
  heading: { name: string; client: string };
  /** The agent's words. */
  words: string;
  /** Until when its prices are promised, or that they are no longer. */
  valid: string;
  offers: PrintedOffer[];
};

export type PrintedOffer = {
  /** `1 of 3`. */
  place: string;
  name: string;
  stars: number;
  category: string;
  /** Own media path. */
  picture: string | undefined;
  facts: string[];
  words: string;
  /** Empty where it can no longer be sold. */
  price: string;
  secondPrice: string;
  /** What it was then, and what has changed. */
  notes: string[];
  flights: { title: string; legs: SheetLeg[] } | undefined;
  receipt: SheetReceipt | undefined;
  terms: SheetLines | undefined;
};
