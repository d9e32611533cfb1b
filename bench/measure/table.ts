import type { Measurement } from '../benchmark.ts';

/** Rows that have the same columns; a figure that stands alone is a row with one column, called nothing. */
export type Table = { columns: string[]; rows: { name: string; figures: Measurement[] }[] };

export function tablesOf(measurements: readonly Measurement[]): Table[] {
  const rows = [...Map.groupBy(measurements, (one) => one.of ?? one.name)];
  const columnsOf = (of: readonly Measurement[]) => of.map((one) => (one.of ? one.name : '')).join('\t');
  const tables = [...Map.groupBy(rows, ([, of]) => columnsOf(of))];
  return tables.map(([columns, of]) => ({
    columns: columns.split('\t'),
    rows: of.map(([name, figures]) => ({ name, figures })),
  }));
}

/** Measurements as lines of text: rows that share their columns stand under one head. */
export const tableOf = (measurements: readonly Measurement[]): string[] =>
  tablesOf(measurements).flatMap(({ columns, rows }) => {
    const cells = rows.map(({ name, figures }) => [name, ...figures.map(figureText)]);
    return columns.some(Boolean) ? align([['', ...columns], ...cells]) : align(cells);
  });

function align(rows: readonly string[][]): string[] {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows.map((row) =>
    row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!))).join('  '),
  );
}

/** The figure with its unit, and whether it is what it should be. */
export function figureText({ value, unit, target }: Measurement): string {
  const text = (of: number) => (unit === 'bytes' ? bytesText(of) : `${rounded(of)} ${unit}`);
  if (!target) return text(value);
  const [sign, bound, isMet] =
    'atMost' in target
      ? (['≤', target.atMost, value <= target.atMost] as const)
      : (['≥', target.atLeast, value >= target.atLeast] as const);
  return `${text(value)} (${isMet ? '' : 'not '}${sign} ${text(bound)})`;
}

const bytesText = (of: number) => (of < 1e6 ? `${rounded(of / 1e3)} kB` : `${rounded(of / 1e6)} MB`);

const rounded = (value: number) => value.toLocaleString('en', { maximumSignificantDigits: 4 });
