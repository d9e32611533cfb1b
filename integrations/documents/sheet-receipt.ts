import type { Content, TableCell } from 'pdfmake/interfaces.js';
import type { SheetColours, SheetLines, SheetReceipt } from '#lib/printed-sheet.ts';

/** Figures of one width, so that amounts stand in columns. */
const inColumns = ['tnum', 'kern'] as const;

/**
 * The lines of a price and their sum, or lines that have none. Where they go over a page, the title stands above them
 * again, and the sum never alone.
 */
export const linesTable = (
  { title, lines, notes, total }: SheetLines & Partial<SheetReceipt>,
  colours: SheetColours,
): Content => ({
  margin: [0, 0, 0, 8],
  stack: [
    lines.length > 0
      ? tableOf({ title, lines, total }, colours)
      : { ...titleOf(title), margin: [0, 0, 0, 3] },
    ...notes.map((text): Content => ({ text, fontSize: 8.5, color: colours.ink2, margin: [0, 3, 0, 0] })),
  ],
});

type Lines = Pick<SheetLines, 'title' | 'lines'> & { total: SheetReceipt['total'] | undefined };

const titleOf = (text: string) => ({ text, bold: true, fontSize: 12.5, characterSpacing: -0.2 });

function tableOf({ title, lines, total }: Lines, colours: SheetColours): Content {
  const rows = lines.map((line) => rowOf(line, colours));
  const last = rows.pop() ?? [];
  return {
    table: {
      headerRows: 1,
      keepWithHeaderRows: 1,
      dontBreakRows: true,
      widths: ['*', 'auto'],
      body: [
        [{ ...titleOf(title), colSpan: 2 }, ''],
        ...rows,
        total ? [{ ...withTotal(last, total, colours), colSpan: 2 }, ''] : last,
      ],
    },
    layout: {
      ...spaced,
      hLineWidth: (line, { table }) => (line < 2 || line === table.body.length ? 0 : 0.75),
      hLineColor: () => colours.line,
      paddingTop: (row, { table }) => (row === 0 || (total && row === table.body.length - 1) ? 0 : 3),
      paddingBottom: (row, { table }) => (row === 0 || (total && row === table.body.length - 1) ? 0 : 2.5),
    },
  };
}

const spaced = {
  vLineWidth: () => 0,
  paddingLeft: (column: number) => (column === 0 ? 0 : 8),
  paddingRight: () => 0,
};

/** The last line and the sum under it, which no page parts. */
const withTotal = (last: TableCell[], total: SheetReceipt['total'], { ink }: SheetColours) => ({
  table: { widths: ['*', 'auto'], body: [last, totalOf(total)] },
  layout: {
    ...spaced,
    hLineWidth: (line: number) => (line === 1 ? 0.75 : 0),
    hLineColor: () => ink,
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
