import type { Logger } from 'pino';
import { Piscina } from 'piscina';
import type { PrintedQuote } from '#lib/printed-quote.ts';
import type { PrintedSheet } from '#lib/printed-sheet.ts';
import type { SharedCard } from '#lib/shared-card.ts';

/** Draws something that is written; `picture` is its poster, as JPEG. */
type Compose<Content> = (
  content: Content,
  picture: Uint8Array | undefined,
) => Promise<Uint8Array<ArrayBuffer>>;

export type ComposeDocuments = {
  sheet: Compose<PrintedSheet>;
  card: Compose<SharedCard>;
  /** `pictures` are the posters of its offers. */
  quote: (content: PrintedQuote, pictures: (Uint8Array | undefined)[]) => Promise<Uint8Array<ArrayBuffer>>;
};

/** A page takes a sixth of a second: a thread of its own draws it, after all others, and goes when nobody prints. */
export function openDocumentThreads(log: Logger): {
  compose: ComposeDocuments;
  close: () => Promise<void>;
} {
  const pool = new Piscina({
    filename: new URL('./document-thread.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 60_000,
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
  pool.on('error', (cause) => log.error({ err: cause }, 'The thread that draws documents died'));
  return {
    compose: {
      sheet: (content, picture) => pool.run({ content, picture }, { name: 'sheet' }),
      card: (content, picture) => pool.run({ content, picture }, { name: 'card' }),
      quote: (content, pictures) => pool.run({ content, pictures }, { name: 'quote' }),
    },
    close: () => pool.destroy(),
  };
}
