import type { PrintedQuote } from './printed-quote.ts';
import type { PrintedSheet } from './printed-sheet.ts';
import type { SharedCard } from './shared-card.ts';

export type DrawnDocument =
  | { ok: true; bytes: Uint8Array<ArrayBuffer> }
  | { ok: false; reason: 'busy' | 'too-many'; retryAfterSeconds: number };

/** Draws what is handed out as a file: each once, for all who ask for the same. */
export type DrawDocuments = {
  /** A page to print, as PDF. */
  sheet: (sheet: PrintedSheet) => Promise<DrawnDocument>;
  /** The picture of a link that is shared, as JPEG. */
  card: (card: SharedCard) => Promise<DrawnDocument>;
  /** An agent's quote, as PDF. */
  quote: (quote: PrintedQuote) => Promise<DrawnDocument>;
};
