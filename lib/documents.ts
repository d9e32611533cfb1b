import type { PrintedSheet } from './printed-sheet.ts';

export type DrawnDocument =
  | { ok: true; bytes: Uint8Array<ArrayBuffer> }
  | { ok: false; reason: 'busy' | 'too-many'; retryAfterSeconds: number };

/** Draws what is handed out as a file: each once, for all who ask for the same. */
export type DrawDocuments = {
  /** A page to print, as PDF. */
  sheet: (sheet: PrintedSheet) => Promise<DrawnDocument>;
};
