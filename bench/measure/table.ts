import type { Measurement } from '../benchmark.ts';

/** Measurements as lines of text: rows that share their columns stand under one head. */
export function tableOf(measurements: readonly Measurement[]): string[] {
  const rows = [...Map.groupBy(measurements, (one) => one.of ?? one.name)];
  const columnsOf = (of: readonly Measurement[]) => of.map((one) => (one.of ? one.name : '')).join('\t');
  const tables = [...Map.groupBy(rows, ([, of]) => columnsOf(of))];
  return tables.flatMap(([columns, of]) => {
    const cells = of.map(([name, figures]) => [name, ...figures.map(figureText)]);
    return columns ? align([['', ...columns.split('\t')], ...cells]) : align(cells);
  });
}

function align(rows: readonly string[][]): string[] {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows.map((row) =>
    row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!))).join('  '),
  );
}

const figureText = ({ value, unit, target }: Measurement): string => {
  const figure = unit === 'bytes' ? `${rounded(value / 1e6)} MB` : `${rounded(value)} ${unit}`;
  return target ? `${figure} (${targetText(target, value)})` : figure;
};

const targetText = (target: NonNullable<Measurement['target']>, value: number) =>
  'atMost' in target
    ? `${value <= target.atMost ? '' : 'not '}≤ ${rounded(target.atMost)}`
    : `${value >= target.atLeast ? '' : 'not '}≥ ${rounded(target.atLeast)}`;

const rounded = (value: number) => value.toLocaleString('en', { maximumSignificantDigits: 4 });
