import type { Content, TableCell } from 'pdfmake/interfaces.js';
import type { SheetColours, SheetLines, SheetReceipt } from '#lib/printed-sheet.ts';

/** Figures of one width, so that amounts stand in columns. */
const inColumns = ['tnum', 'kern'] as const;

/** The lines of a price and their sum, or lines that have none. */
export const linesTable = (
  { title, lines, notes, total }: SheetLines & Partial<SheetReceipt>,
  colours: SheetColours,
): Content => ({
  margin: [0, 0, 0, 8],
  stack: [
    { text: title, bold: true, fontSize: 12.5, characterSpacing: -0.2, margin: [0, 0, 0, 3] },
    ...(lines.length > 0 ? [tableOf(lines, total, colours)] : []),
    ...notes.map((text): Content => ({ text, fontSize: 8.5, color: colours.ink2, margin: [0, 3, 0, 0] })),
  ],
});

const tableOf = (
  lines: SheetLines['lines'],
  total: SheetReceipt['total'] | undefined,
  colours: SheetColours,
): Content => ({
  table: {
    widths: ['*', 'auto'],
    body: [...lines.map((line) => rowOf(line, colours)), ...(total ? [totalOf(total)] : [])],
    dontBreakRows: true,
  },
  layout: {
    hLineWidth: (line, { table }) => (line === 0 ? 0 : line === table.body.length ? 0 : 0.75),
    vLineWidth: () => 0,
    hLineColor: (line, { table }) => (total && line === table.body.length - 1 ? colours.ink : colours.line),
    paddingLeft: (column) => (column === 0 ? 0 : 8),
    paddingRight: () => 0,
    paddingTop: () => 3,
    paddingBottom: () => 2.5,
  },
});

const rowOf = ({ title, note, amount }: SheetLines['lines'][number], { ink2 }: SheetColours): TableCell[] => [
  { stack: [{ text: title }, ...(note ? [{ text: note, fontSize: 8, color: ink2 }] : [])] },
  { text: amount, alignment: 'right', noWrap: true, fontFeatures: [...inColumns] },
];

const totalOf = ({ title, amount }: SheetReceipt['total']): TableCell[] => [
  { text: title, bold: true, margin: [0, 4, 0, 0] },
  { text: amount, bold: true, fontSize: 15, alignment: 'right', noWrap: true, fontFeatures: [...inColumns] },
];
