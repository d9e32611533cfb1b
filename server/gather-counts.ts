import { AggregatorRegistry, type Registry } from 'prom-client';

/** Asks one thread for its counts; undefined from one that is too busy, or gone. */
export type AskCounts = () => Promise<object[] | undefined>;

export type CountsOfAll = {
  /** The text for Prometheus: the process, and all threads together. */
  show: (threads: readonly AskCounts[]) => Promise<string>;
  /** Keeps what a thread has counted that ends: a sum that falls would look like a new start. */
  keep: (counts: object[]) => Promise<void>;
};

/** Adds the counts of threads to those of their process. */
export function gatherCounts(own: Registry): CountsOfAll {
  let kept: object[] = [];
  return {
    show: async (threads) => {
      const told = await Promise.all(threads.map((ask) => ask()));
      const lists = [await own.getMetricsAsJSON(), kept, ...told.filter((counts) => counts !== undefined)];
      return AggregatorRegistry.aggregate(lists).metrics();
    },
    keep: async (counts) => {
      const lasting = counts.filter((metric) => (metric as { type: string }).type === 'histogram');
      const sums = AggregatorRegistry.aggregate([kept, lasting.filter(isOfRequests)]);
      kept = await sums.getMetricsAsJSON();
    },
  };
}

/** What else a thread counts has its name on it, and ends with it. */
const isOfRequests = (metric: object) => (metric as { name: string }).name.startsWith('http_');
