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
  const text = (of: number) => (unit === 'bytes' ? `${rounded(of / 1e6)} MB` : `${rounded(of)} ${unit}`);
  if (!target) return text(value);
  const [sign, bound, isMet] =
    'atMost' in target
      ? (['≤', target.atMost, value <= target.atMost] as const)
      : (['≥', target.atLeast, value >= target.atLeast] as const);
  return `${text(value)} (${isMet ? '' : 'not '}${sign} ${text(bound)})`;
};

const rounded = (value: number) => value.toLocaleString('en', { maximumSignificantDigits: 4 });
