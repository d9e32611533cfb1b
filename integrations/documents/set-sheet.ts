import type { Column, Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import type { PrintedSheet, SheetColours } from '#lib/printed-sheet.ts';
import { drawable } from './fonts.ts';
import { codePicture, mapPicture, posterPicture, signPicture, starsPicture } from './sheet-pictures.ts';
import { linesTable } from './sheet-receipt.ts';

/** Points: an A4 page, and what its columns leave. */
const page = { width: 595, side: 36, top: 62, foot: 112 };
const textWidth = page.width - 2 * page.side;
const asideWidth = 168;
const gap = 24;
/** Lower where a receipt needs the room: both, and the terms, go on one page. */
const posterHeights = { place: 162, offer: 118 };
const qrSize = 84;

export const sheetFont = 'Onest';

/**
 * A sheet as the library wants it: one page of A4, as long as there is not too much to say. `picture` is the poster, as
 * JPEG.
 */
export function setSheet(written: PrintedSheet, picture: Uint8Array | undefined): TDocumentDefinitions {
  const sheet = drawableIn(written);
  const { colours, heading, about, flights, receipt, terms } = sheet;
  const main = [
    ...(flights ? [flightsPart(flights, colours)] : []),
    ...(receipt ? [linesTable(receipt, colours)] : []),
    ...(terms && !areLong(terms) ? [linesTable(terms, colours)] : []),
    ...(about && !areLong(terms) ? [aboutPart(about, colours)] : []),
  ];
  return {
    pageSize: 'A4',
    pageMargins: [page.side, page.top, page.side, page.foot],
    language: sheet.language,
    info: { title: heading.name, author: sheet.brand.name },
    defaultStyle: { font: sheetFont, fontSize: 9.5, lineHeight: 1.28, color: colours.ink },
    header: headOf(sheet),
    footer: (current, count) => footOf(sheet, count > 1 ? `${current} / ${count}` : ''),
    content: [
      ...(picture ? [posterPart(picture, receipt ? posterHeights.offer : posterHeights.place)] : []),
      titlePart(sheet),
      ...(sheet.facts.length > 0 && !areLong(terms) ? [factsPart(sheet)] : []),
      {
        columns: [
          { width: '*', stack: main },
          {
            width: asideWidth,
            stack: terms && areLong(terms) ? [linesTable(terms, colours)] : asideOf(sheet),
          },
        ],
        columnGap: gap,
        margin: [0, areLong(terms) ? 18 : 0, 0, 0],
      },
    ],
  };
}

/** Every word of it in characters that the family has. */
function drawableIn<Value>(value: Value): Value {
  if (typeof value === 'string') return drawable(value) as Value;
  if (Array.isArray(value)) return value.map(drawableIn) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, drawableIn(each)])) as Value;
}

const headOf = ({ brand, colours }: PrintedSheet): Content => ({
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
const footOf = ({ link, colours }: PrintedSheet, number: string): Content => ({
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

const rule = ({ line }: SheetColours): Content => ({
  canvas: [{ type: 'line', x1: 0, y1: 0, x2: textWidth, y2: 0, lineWidth: 0.75, lineColor: line }],
});

const posterPart = (picture: Uint8Array, height: number): Content => ({
  svg: posterPicture(picture, { width: textWidth, height }),
  width: textWidth,
  margin: [0, 0, 0, 16],
});

function titlePart({ heading, price, colours }: PrintedSheet): Content {
  const { name, stars, category, place } = heading;
  const title: Column = {
    width: '*',
    stack: [
      {
        text: name,
        bold: true,
        fontSize: name.length > 34 ? 19 : 24,
        lineHeight: 1.08,
        characterSpacing: -0.7,
      },
      ...(stars > 0
        ? [{ svg: starsPicture(stars, colours), margin: [0, 4, 0, 0] as [number, number, number, number] }]
        : []),
      ...(category
        ? [{ text: category, bold: true, margin: [0, 3, 0, 0] as [number, number, number, number] }]
        : []),
      { text: place, color: colours.ink2, margin: [0, 3, 0, 0] },
    ],
  };
  if (!price) return title;
  return {
    columns: [
      title,
      {
        width: 200,
        stack: [
          {
            alignment: 'right',
            text: [
              ...(price.old
                ? [
                    {
                      text: `${price.old}`,
                      fontSize: 10,
                      color: colours.ink2,
                      decoration: 'lineThrough' as const,
                    },
                  ]
                : []),
              ...(price.before ? [{ text: `${price.before} `, fontSize: 10, color: colours.ink2 }] : []),
              { text: price.amount, bold: true, fontSize: 25, characterSpacing: -0.8 },
            ],
            lineHeight: 1.1,
          },
          ...price.covers.map((line) => ({
            text: line,
            alignment: 'right' as const,
            fontSize: 8.5,
            color: colours.ink2,
          })),
        ],
      },
    ],
    columnGap: 16,
  };
}

/** What is known in figures, large. */
const factsPart = ({ facts, colours }: PrintedSheet): Content => ({
  margin: [0, 14, 0, 16],
  stack: [
    rule(colours),
    {
      margin: [0, 9, 0, 8],
      columns: facts.map(({ name, value }) => ({
        width: '*',
        stack: [
          { text: value, bold: true, fontSize: 13, lineHeight: 1.15, characterSpacing: -0.3 },
          { text: name, fontSize: 8, color: colours.ink2 },
        ],
      })),
      columnGap: 10,
    },
    rule(colours),
  ],
});

export const partTitle = (text: string): Content => ({
  text,
  bold: true,
  fontSize: 12.5,
  characterSpacing: -0.2,
  margin: [0, 0, 0, 5],
});

const aboutPart = ({ title, paragraphs }: NonNullable<PrintedSheet['about']>, _: SheetColours): Content => ({
  stack: [partTitle(title), ...paragraphs.map((text): Content => ({ text, margin: [0, 0, 0, 6] }))],
});

const flightsPart = (
  { title, legs }: NonNullable<PrintedSheet['flights']>,
  colours: SheetColours,
): Content => ({
  margin: [0, 0, 0, 12],
  stack: [
    partTitle(title),
    ...legs.map(
      ({ from, to, way }): Content => ({
        margin: [0, 0, 0, 5],
        columns: [
          legEnd(from, 'left', colours),
          {
            width: '*',
            text: way,
            fontSize: 8,
            color: colours.ink2,
            alignment: 'center',
            margin: [0, 3, 0, 0],
          },
          legEnd(to, 'right', colours),
        ],
      }),
    ),
  ],
});

const legEnd = (
  { time, place }: { time: string; place: string },
  alignment: 'left' | 'right',
  { ink2 }: SheetColours,
): Column => ({
  width: 84,
  alignment,
  stack: [
    { text: time, bold: true, fontSize: 12, lineHeight: 1.1 },
    { text: place, fontSize: 8, color: ink2 },
  ],
});

/** Terms line by line: they stand beside the receipt, and what the sheet of the hotel tells makes room for them. */
const areLong = (terms: PrintedSheet['terms']) => terms !== undefined && terms.lines.length > 0;

/** Beside the words: where it is, and what it has. */
const asideOf = ({ map, tags, colours }: PrintedSheet): Content[] => [
  ...(map
    ? [
        { svg: mapPicture(map, colours, asideWidth), width: asideWidth },
        { text: map.caption, fontSize: 8.5, color: colours.ink2, margin: [0, 5, 0, 12] } as Content,
      ]
    : []),
  ...tags.map(
    (tag): Content => ({
      columnGap: 0,
      columns: [
        {
          width: 11,
          canvas: [{ type: 'ellipse', x: 3, y: 6, r1: 2, r2: 2, color: colours.accent }],
        },
        { width: '*', text: tag, fontSize: 9 },
      ],
      margin: [0, 0, 0, 2.5],
    }),
  ),
];
