import type { ClimateMonth } from '#calls/climate.ts';

/** Degrees from which most people call water warm enough to swim in. */
const swimsFrom = 20;

/** Whether water is warm, as whole degrees are shown. */
export const isWarm = (sea: number): boolean => Math.round(sea) >= swimsFrom;

/** The first and last month of each stretch of warm water; one that goes over New Year is one. */
export function warmSeasons(months: readonly Pick<ClimateMonth, 'month' | 'sea'>[]): [number, number][] {
  const warm = months.filter(({ sea }) => isWarm(sea)).map(({ month }) => month);
  const runs: [number, number][] = [];
  for (const month of warm) {
    const last = runs.at(-1);
    if (last && last[1] === month - 1) last[1] = month;
    else runs.push([month, month]);
  }
  const [first, last] = [runs[0], runs.at(-1)];
  if (first && last && first !== last && first[0] === 1 && last[1] === 12)
    return [[last[0], first[1]], ...runs.slice(1, -1)];
  return runs;
}
