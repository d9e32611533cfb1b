import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import type { PrintedOffer, PrintedQuote } from '#lib/printed-quote.ts';
import type { SheetColours } from '#lib/printed-sheet.ts';
import { flightsPart, posterPart } from './set-sheet.ts';
import { drawableIn, rule, sheetFrame } from './sheet-frame.ts';
import { starsPicture } from './sheet-pictures.ts';
import { linesTable } from './sheet-receipt.ts';

const posterHeight = 120;

/** A quote as the library wants it: what the agent says, then each offer on a page of its own. */
export function setQuote(
  written: PrintedQuote,
  pictures: readonly (Uint8Array | undefined)[],
): TDocumentDefinitions {
  const quote = drawableIn(written);
  return {
    ...sheetFrame(quote),
    content: [
      openingPart(quote),
      ...quote.offers.flatMap((offer, at): Content[] => [
        ...(at > 0 ? [{ text: '', pageBreak: 'before' } as const] : []),
        offerPart(offer, pictures[at], quote.colours),
      ]),
    ],
  };
}

const openingPart = ({ heading, words, valid, colours }: PrintedQuote): Content => ({
  margin: [0, 0, 0, 16],
  stack: [
    ...(heading.client ? [{ text: heading.client, color: colours.ink2 }] : []),
    { text: heading.name, bold: true, fontSize: 21, lineHeight: 1.1, characterSpacing: -0.6 },
    ...(words ? [{ text: words, margin: [0, 6, 0, 0] as [number, number, number, number] }] : []),
    { text: valid, fontSize: 9, margin: [0, 6, 0, 0] },
  ],
});

function offerPart(offer: PrintedOffer, picture: Uint8Array | undefined, colours: SheetColours): Content {
  const { price, secondPrice, flights, receipt, terms } = offer;
  return {
    stack: [
      ...(picture ? [posterPart(picture, posterHeight)] : []),
      { text: offer.place, fontSize: 8.5, color: colours.ink2 },
      {
        columnGap: 16,
        margin: [0, 2, 0, 10],
        columns: [
          { width: '*', stack: titleOf(offer, colours) },
          {
            width: 190,
            alignment: 'right',
            stack: [
              { text: price, bold: true, fontSize: 22, characterSpacing: -0.7, lineHeight: 1.1 },
              ...(secondPrice ? [{ text: secondPrice, fontSize: 11 }] : []),
            ],
          },
        ],
      },
      ...offer.notes.map((text): Content => ({ text, fontSize: 9, margin: [0, 0, 0, 2] })),
      ...(offer.words ? [{ text: offer.words, margin: [0, 6, 0, 4] } as Content] : []),
      { ...(rule(colours) as object), margin: [0, 8, 0, 10] } as Content,
      ...(flights ? [flightsPart(flights, colours)] : []),
      ...(receipt ? [linesTable(receipt, colours)] : []),
      ...(terms ? [linesTable(terms, colours)] : []),
    ],
  };
}

const titleOf = ({ name, stars, category, facts }: PrintedOffer, colours: SheetColours): Content[] => [
  { text: name, bold: true, fontSize: name.length > 34 ? 15 : 18, lineHeight: 1.1, characterSpacing: -0.5 },
  ...(stars > 0 ? [{ svg: starsPicture(stars, colours), margin: [0, 3, 0, 2] } as Content] : []),
  ...(category ? [{ text: category, bold: true } as Content] : []),
  ...facts.map((text): Content => ({ text, fontSize: 9, color: colours.ink2 })),
];
