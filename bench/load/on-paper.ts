import { type PartSeconds, parts } from '../measure/part-seconds.ts';

/** What a page costs by part, in milliseconds of a core. */
export type PageCost = PartSeconds;

/** A machine that has the server to itself: PostgreSQL and those who ask are elsewhere. */
export type Machine = { cores: number; workers: number };

/** As the product shares a machine out. */
const searchThreads = ({ cores }: Machine) => Math.max(1, Math.min(cores - 1, 4));

/**
 * The most pages a second that a machine can answer where a page costs so much: no part can do more than its threads, and
 * all together no more than the cores. What cores take from one another (memory, caches, turbo) is not in it.
 */
export function mostOnPaper(cost: PageCost, machine: Machine): number {
  const perSecond = (threads: number, ms: number) =>
    ms > 0 ? (threads * 1_000) / ms : Number.POSITIVE_INFINITY;
  const onServer = parts.filter((part) => part !== 'PostgreSQL').reduce((sum, part) => sum + cost[part], 0);
  return Math.min(
    perSecond(machine.workers, cost.drawing),
    perSecond(1, cost['main thread']),
    perSecond(searchThreads(machine), cost.search),
    perSecond(machine.cores, onServer),
  );
}
