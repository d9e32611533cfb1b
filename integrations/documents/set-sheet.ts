import type { Column, Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import type { PrintedSheet, SheetColours } from '#lib/printed-sheet.ts';
import { drawableIn, rule, sheetFrame, textWidth } from './sheet-frame.ts';
import { mapPicture, posterPicture, starsPicture } from './sheet-pictures.ts';
import { linesTable } from './sheet-receipt.ts';

const asideWidth = 168;
const gap = 24;
/** Lower where a receipt needs the room: both, and the terms, go on one page. */
const posterHeights = { place: 162, offer: 118 };
/** A longer receipt takes the height of its lines from the poster, down to a strip. */
const roomyLines = 6;
const lineHeight = 33;
const leastPoster = 40;

const posterHeight = ({ receipt }: PrintedSheet) =>
  receipt
    ? posterHeights.offer - Math.max(0, receipt.lines.length - roomyLines) * lineHeight
    : posterHeights.place;

/**
 * A sheet as the library wants it: one page of A4, as long as there is not too much to say. `picture` is the poster, as
 * JPEG.
 */
export function setSheet(written: PrintedSheet, picture: Uint8Array | undefined): TDocumentDefinitions {
  const sheet = drawableIn(written);
  const { colours, about, flights, receipt, terms } = sheet;
  const height = posterHeight(sheet);
  const main = [
    ...(flights ? [flightsPart(flights, colours)] : []),
    ...(receipt ? [linesTable(receipt, colours)] : []),
    ...(terms && !areLong(terms) ? [linesTable(terms, colours)] : []),
    ...(about && !areLong(terms) ? [aboutPart(about, colours)] : []),
  ];
  return {
    ...sheetFrame(sheet),
    content: [
      ...(picture && height >= leastPoster ? [posterPart(picture, height)] : []),
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

export const posterPart = (picture: Uint8Array, height: number): Content => ({
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
                      text: price.old,
                      fontSize: 10,
                      color: colours.ink2,
                      decoration: 'lineThrough' as const,
                    },
                  ]
                : []),
              ...(price.old ? [{ text: '   ', fontSize: 10 }] : []),
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

export const flightsPart = (
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
