import { hostileTexts } from '#lib/validation/hostile-texts.test-data.ts';
import { readyValidators } from '#lib/validation/ready-validators.test-data.ts';
import type { Benchmark } from './benchmark.ts';

const target = { atMost: 50 };
const slowestShown = 5;

/** What a rule costs that is given 100,000 characters which go wrong at the very end. */
export const benchmark: Benchmark = {
  title: `${readyValidators.length} validators and ${hostileTexts.length} hostile texts of 100 kB each: the slowest reading`,
  run: async ({ say }) => {
    const slowest = readyValidators
      .map(([name, validate]) => ({ name, value: slowestReading(validate) }))
      .sort((one, other) => other.value - one.value);
    say(`${slowest.filter(({ value }) => value <= target.atMost).length} validators keep to the target`);
    return slowest.slice(0, slowestShown).map(({ name, value }) => ({ name, value, unit: 'ms', target }));
  },
};

function slowestReading(validate: (value: string) => unknown): number {
  const times = hostileTexts.map((text) => {
    const begin = performance.now();
    validate(text);
    return performance.now() - begin;
  });
  return Math.max(...times);
}
