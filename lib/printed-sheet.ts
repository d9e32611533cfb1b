/** What stands on a printed page, every word of it written: anyone who draws it knows neither languages nor money. */
export type PrintedSheet = {
  /** A language tag: `pt-BR`. */
  language: string;
  brand: { name: string; contacts: string[] };
  colours: SheetColours;
  /** Own media path. */
  picture: string | undefined;
  heading: { name: string; stars: number; category: string; place: string };
  facts: SheetFact[];
  price: SheetPrice | undefined;
  /** What the place has, by name. */
  tags: string[];
  about: { title: string; paragraphs: string[] } | undefined;
  flights: { title: string; legs: SheetLeg[] } | undefined;
  receipt: SheetReceipt | undefined;
  /** What is lost when the trip is cancelled. */
  terms: SheetLines | undefined;
  map: SheetMap | undefined;
  /** Where the page that was printed is, and what is said of it. */
  link: { address: string; title: string; note: string };
};

/** `#121f45`, by the roles of the design. */
export type SheetColours = Record<'ink' | 'ink2' | 'line' | 'sunk' | 'accent' | 'sea', string>;

export type SheetFact = { name: string; value: string };

export type SheetPrice = {
  /** `from`; empty where it is the one price. */
  before: string;
  amount: string;
  /** Before discounts. */
  old: string | undefined;
  /** Whom and what it covers. */
  covers: string[];
};

export type SheetLeg = { from: SheetLegEnd; to: SheetLegEnd; way: string };
type SheetLegEnd = { time: string; place: string };

/** Amounts under a title, and what is to be known of them. */
export type SheetLines = {
  title: string;
  lines: { title: string; note: string; amount: string }[];
  notes: string[];
};

/** The lines of a price: its notes say when it was worked out, and what has changed. */
export type SheetReceipt = SheetLines & { total: { title: string; amount: string } };

/** Land and water around a place, in a square of a hundred steps. */
export type SheetMap = {
  /** Outlines of the land, as the `d` of an SVG path. */
  land: string;
  /** Where the place is. */
  x: number;
  y: number;
  caption: string;
};
