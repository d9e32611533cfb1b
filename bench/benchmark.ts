/** What a benchmark tells: a table for people, kept as JSON for comparing. */
export type Measurement = { name: string; value: number; unit: 'ms' | 's' | '1/s' | 'bytes' | 'count' };

/** A file of `bench/` exports one of these as `benchmark`; its file name is its name. */
export type Benchmark = {
  /** What it measures, in one line. */
  title: string;
  /** Same seed, same work. */
  run: (options: { seed: number; say: (line: string) => void }) => Promise<Measurement[]>;
};
