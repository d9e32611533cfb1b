/** The smallest sample that at least `percent` of all samples do not exceed (nearest rank). Sorted samples only. */
export function percentile(sorted: ArrayLike<number>, percent: number): number {
  if (sorted.length === 0) throw new Error('No samples');
  const rank = Math.ceil((percent / 100) * sorted.length);
  return sorted[Math.max(0, rank - 1)]!;
}

export type Summary = { p50: number; p95: number; p99: number; longest: number; mean: number };

export function summarise(samples: Iterable<number>): Summary {
  const sorted = Float64Array.from(samples).sort();
  return {
    p50: percentile(sorted, 50),
    p95: percentile(sorted, 95),
    p99: percentile(sorted, 99),
    longest: percentile(sorted, 100),
    mean: sorted.reduce((sum, one) => sum + one, 0) / sorted.length,
  };
}
