import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import type { PrintedSheet, SheetColours } from '#lib/printed-sheet.ts';
import { drawable } from './fonts.ts';
import { codePicture, signPicture } from './sheet-pictures.ts';

/** Points: an A4 page, and what its columns leave. */
const page = { width: 595, side: 36, top: 62, foot: 112 };
export const textWidth = page.width - 2 * page.side;
const qrSize = 84;

export const sheetFont = 'Onest';

type Framed = Pick<PrintedSheet, 'language' | 'brand' | 'colours' | 'link'> & { heading: { name: string } };

/** What pages of A4 have around their content: whose they are, and the way back. */
export const sheetFrame = (sheet: Framed): Omit<TDocumentDefinitions, 'content'> => ({
  pageSize: 'A4',
  pageMargins: [page.side, page.top, page.side, page.foot],
  language: sheet.language,
  info: { title: sheet.heading.name, author: sheet.brand.name },
  defaultStyle: { font: sheetFont, fontSize: 9.5, lineHeight: 1.28, color: sheet.colours.ink },
  header: headOf(sheet),
  footer: (current, count) => footOf(sheet, count > 1 ? `${current} / ${count}` : ''),
});

/** Every word of it in characters that the family has. */
export function drawableIn<Value>(value: Value): Value {
  // Lines end where they were ended: for that no character is drawn.
  if (typeof value === 'string') return value.split('\n').map(drawable).join('\n') as Value;
  if (Array.isArray(value)) return value.map(drawableIn) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, drawableIn(each)])) as Value;
}

const headOf = ({ brand, colours }: Framed): Content => ({
  margin: [page.side, 24, page.side, 0],
  columns: [
    { width: 20, svg: signPicture(colours) },
    {
      width: '*',
      text: brand.name,
      bold: true,
      fontSize: 12,
      margin: [2, 2.5, 0, 0],
      characterSpacing: -0.2,
    },
    {
      width: 'auto',
      text: brand.contacts.join('   '),
      fontSize: 8.5,
      color: colours.ink2,
      margin: [0, 5, 0, 0],
    },
  ],
});

/** The way back: a code to point a phone at, and the same as a link. */
const footOf = ({ link, colours }: Framed, number: string): Content => ({
  margin: [page.side, 8, page.side, 0],
  stack: [
    rule(colours),
    {
      margin: [0, 10, 0, 0],
      columnGap: 0,
      columns: [
        { width: qrSize, svg: codePicture(link.address, colours, qrSize) },
        {
          width: '*',
          margin: [14, 0, 0, 0],
          stack: [
            { text: link.title, bold: true, fontSize: 11, link: link.address },
            { text: link.note, fontSize: 8.5, color: colours.ink2, margin: [0, 3, 0, 0] },
            {
              text: shortOf(link.address),
              fontSize: 8.5,
              color: colours.sea,
              decoration: 'underline',
              link: link.address,
              margin: [0, 4, 0, 0],
            },
          ],
        },
        { width: 40, text: number, fontSize: 8.5, color: colours.ink2, alignment: 'right' },
      ],
    },
  ],
});

/** An address as it is read: what follows its path is for machines, which have the code. */
const shortOf = (address: string) => address.replace(/^https?:\/\//, '').replace(/\?.*$/, '');

/** A line across the page. */
export const rule = ({ line }: SheetColours): Content => ({
  canvas: [{ type: 'line', x1: 0, y1: 0, x2: textWidth, y2: 0, lineWidth: 0.75, lineColor: line }],
});
