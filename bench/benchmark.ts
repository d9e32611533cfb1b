/** One figure. Figures with the same `of` are a row of the table; a target says what it should be. */
export type Measurement = {
  of?: string;
  name: string;
  value: number;
  unit: 'ms' | 's' | '1/s' | 'bytes' | 'count' | '×';
  target?: { atMost: number } | { atLeast: number };
};

export type BenchmarkOptions = {
  /** Same seed, same work. */
  seed: number;
  /** How often everything is measured; contestants take turns. */
  repeats: number;
  /** Which sizes to measure, as the benchmark names them; all where it is empty. */
  sizes: readonly string[];
  /** How long what lasts is kept up. */
  minutes: number;
  /** How much is changed where changes are what is measured. */
  changes: number;
  /** A server that runs already, where one is to be looked at: `http://localhost:3000`. */
  server?: string;
  /** The data of a server that is started, where it has some already: it stays. */
  dataDir?: string;
  /** A look at whether it works, in less than two minutes: figures of it are not for telling. */
  isQuick: boolean;
  say: (line: string) => void;
};

/** A file of `bench/` exports one of these as `benchmark`; its file name is its name. */
export type Benchmark = {
  /** What it measures, in one line. */
  title: string;
  run: (options: BenchmarkOptions) => Promise<Measurement[]>;
};
