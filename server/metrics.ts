import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { CatalogueFigures } from '#domain/catalogue/live-catalogue.ts';
import type { CacheStats } from '#lib/lru-cache.ts';
import type { AppContext, Middleware } from './app-env.ts';
import { showHeldRates } from './held-rates.ts';

/** Counts the requests, and shows the counts to Prometheus. */
export type Metrics = {
  middleware: Middleware;
  show: (c: AppContext) => Promise<Response>;
  /** Counts a request that was refused at the door, which nobody else hears of. */
  countRefused: (routeClass: string) => void;
  /** Shows the hits, misses and sizes of caches by name. */
  watchCaches: (caches: Record<string, () => CacheStats>) => void;
};

/** A worker among others: it counts its own, and can ask for the counts of all. */
export type Colleagues = { own: Registry; showAll: () => Promise<string> };

export function createMetrics(figures?: () => CatalogueFigures, colleagues?: Colleagues): Metrics {
  const registry = colleagues?.own ?? processRegistry(figures);
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time until the answer of a request starts',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  const refused = new Counter({
    name: 'http_refused_total',
    help: 'Requests refused at the door: too many were under way',
    labelNames: ['route'],
    registers: [registry],
  });
  return {
    countRefused: (route) => refused.inc({ route }),
    watchCaches: (caches) => showCaches(registry, caches),
    middleware: async (c, next) => {
      const stop = duration.startTimer();
      await next();
      stop({ method: methodLabel(c.req.method), route: c.get('routeClass'), status: String(c.res.status) });
    },
    show: async (c) => {
      const text = colleagues ? await colleagues.showAll() : await registry.metrics();
      return c.text(text, 200, { 'Content-Type': registry.contentType });
    },
  };
}

/** What is known of the process and of its catalogue. */
export function processRegistry(figures?: () => CatalogueFigures): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  showHeldRates(registry);
  if (figures) showCatalogue(registry, figures);
  return registry;
}

/** What is known of one worker, under its name. What the process uses as a whole is left out. */
export function workerRegistry(worker: string): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, labels: { worker } });
  for (const { name } of registry.getMetricsAsArray())
    if (name.startsWith('process_')) registry.removeSingleMetric(name);
  return registry;
}

/** Each is read when Prometheus asks. */
function showCatalogue(registry: Registry, figures: () => CatalogueFigures): void {
  const gauges: [name: string, help: string, value: keyof CatalogueFigures][] = [
    ['catalogue_version', 'Version of the catalogue that answers are of', 'version'],
    [
      'catalogue_check_age_seconds',
      'Time since it was last known that nothing newer had been committed',
      'secondsSinceCheck',
    ],
    ['catalogue_change_seconds', 'How long the last change took to be in the answers', 'lastChangeSeconds'],
    ['search_questions_waiting', 'Questions that wait for a thread of the engine', 'questionsWaiting'],
    ['search_heavy_questions', 'Heavy questions that are being answered', 'heavyQuestions'],
    ['search_questions_refused', 'Questions refused since the start: too much to do', 'questionsRefused'],
    [
      'search_questions_given_up',
      'Questions given up since the start by those who asked',
      'questionsGivenUp',
    ],
  ];
  for (const [name, help, value] of gauges)
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(figures()[value]);
      },
    });
}

/** Counted by the caches, and read when Prometheus asks. */
function showCaches(registry: Registry, caches: Record<string, () => CacheStats>): void {
  const shown: [keyof CacheStats, typeof Counter | typeof Gauge, name: string, help: string][] = [
    ['hits', Counter, 'remembered_hits_total', 'Answers that were cached'],
    ['misses', Counter, 'remembered_misses_total', 'Answers that were not cached, or no longer'],
    [
      'size',
      Gauge,
      'remembered_weight',
      'Size of what is cached: bytes of pages, parts of the answers of calls',
    ],
  ];
  for (const [figure, Metric, name, help] of shown)
    new Metric({
      name,
      help,
      labelNames: ['memory'],
      registers: [registry],
      collect() {
        this.reset();
        for (const [memory, stats] of Object.entries(caches)) this.inc({ memory }, stats()[figure]);
      },
    });
}

const methods = new Set(['GET', 'HEAD', 'POST', 'OPTIONS', 'PUT', 'PATCH', 'DELETE']);

/** A visitor may invent methods; the metric must not grow with them. */
const methodLabel = (method: string) => (methods.has(method) ? method : 'other');
