import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { AppContext, Door } from './app-env.ts';
import { isOwnNetwork } from './client-address.ts';
import { refuse } from './refuse.ts';

/** Counts the requests, and shows the counts to Prometheus. */
export type Metrics = { door: Door; show: (c: AppContext) => Promise<Response> };

export function createMetrics(trustedProxyHops: number): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time until the answer of a request starts',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  return {
    door: async (c, next) => {
      const stop = duration.startTimer();
      await next();
      stop({ method: methodLabel(c.req.method), route: c.var.routeClass, status: String(c.res.status) });
    },
    show: async (c) => {
      // Monitoring lives in the operator's own network.
      if (!isOwnNetwork(c, trustedProxyHops)) return refuse(c, { reason: 'not-found' });
      return c.text(await registry.metrics(), 200, { 'Content-Type': registry.contentType });
    },
  };
}

const methods = new Set(['GET', 'HEAD', 'POST', 'OPTIONS', 'PUT', 'PATCH', 'DELETE']);

/** A visitor may invent methods; the metric must not grow with them. */
const methodLabel = (method: string) => (methods.has(method) ? method : 'other');
