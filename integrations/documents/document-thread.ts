import pdfmake from 'pdfmake';
import type { PrintedQuote } from '#lib/printed-quote.ts';
import type { PrintedSheet } from '#lib/printed-sheet.ts';
import type { SharedCard } from '#lib/shared-card.ts';
import { drawCard } from './draw-card.ts';
import { fontFiles } from './fonts.ts';
import { setQuote } from './set-quote.ts';
import { setSheet } from './set-sheet.ts';
import { sheetFont } from './sheet-frame.ts';

pdfmake.setFonts({ [sheetFont]: fontFiles });
// What is drawn comes with the task: a text can make it read neither an address nor a file.
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((path) => Object.values<string>(fontFiles).includes(path));

type Task<Content> = { content: Content; picture: Uint8Array | undefined };

export async function sheet({ content, picture }: Task<PrintedSheet>): Promise<Uint8Array> {
  return new Uint8Array(await pdfmake.createPdf(setSheet(content, picture)).getBuffer());
}

type QuoteTask = { content: PrintedQuote; pictures: (Uint8Array | undefined)[] };

export async function quote({ content, pictures }: QuoteTask): Promise<Uint8Array> {
  return new Uint8Array(await pdfmake.createPdf(setQuote(content, pictures)).getBuffer());
}

export const card = ({ content, picture }: Task<SharedCard>): Promise<Uint8Array> =>
  drawCard(content, picture);
