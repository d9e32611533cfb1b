import type { Measurement } from '../benchmark.ts';
import { summarise } from './percentiles.ts';

type Targets = Partial<Record<'p50' | 'p95' | 'p99', number>>;

/** A row of the table: the percentiles of samples in milliseconds, and what they should not exceed. */
export function timesOf(of: string, samples: readonly number[], targets: Targets = {}): Measurement[] {
  const summary = summarise(samples);
  return (['p50', 'p95', 'p99'] as const).map((name) => {
    const atMost = targets[name];
    const measurement: Measurement = { of, name, value: summary[name], unit: 'ms' };
    return atMost === undefined ? measurement : { ...measurement, target: { atMost } };
  });
}

/** How many times as long `other` takes as `ours`, at the median. */
export function ratioOf(
  of: string,
  ours: readonly number[],
  other: readonly number[],
  atLeast?: number,
): Measurement {
  const value = summarise(other).p50 / summarise(ours).p50;
  const measurement: Measurement = { of, name: 'as long as ours', value, unit: '×' };
  return atLeast === undefined ? measurement : { ...measurement, target: { atLeast } };
}
