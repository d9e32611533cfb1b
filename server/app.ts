import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { requestId } from 'hono/request-id';
import type { Kysely } from 'kysely';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { RouterContextProvider } from 'react-router';
import { createApi } from '#api/api.ts';
import { apiPath } from '#api/api-path.ts';
import { imageRoutes } from '#api/images.ts';
import { openApiDocument } from '#api/openapi.ts';
import { refusalOf } from '#api/problem.ts';
import type { DB } from '#db/schema.ts';
import type { LiveCatalogue } from '#domain/catalogue/live-catalogue.ts';
import { openMailQueue, type Retries } from '#domain/feedback/mail-queue.ts';
import { startMailWorker } from '#domain/feedback/mail-worker.ts';
import type { Images } from '#domain/media/render-image.ts';
import type { Mail } from '#integrations/mail/mail.ts';
import { allSites } from '#sites/all-sites.ts';
import type { Site } from '#sites/site.ts';
import { accessLog } from './access-log.ts';
import type { AppEnv } from './app-env.ts';
import { docsPage } from './docs-page.ts';
import { answerReadiness } from './health.ts';
import { insideOf } from './inside.ts';
import { createJobs } from './jobs.ts';
import { bodyLimits, formOrigin, rateLimits } from './limit-doors.ts';
import { loadContext } from './load-context.ts';
import { createMetrics } from './metrics.ts';
import { answerOutbox } from './outbox-page.ts';
import { refuse } from './refuse.ts';
import { securityHeaders } from './security-headers.ts';
import type { ServerSettings } from './settings.ts';
import { localeOfCookie, siteOfHost } from './site-doors.ts';
import { staticFiles } from './static-files.ts';

export type AppDependencies = {
  db: Kysely<DB>;
  /** For the queue of jobs, which keeps connections of its own. */
  connection: pg.ClientConfig;
  clock: () => Date;
  mail: Mail;
  log: Logger;
  settings: ServerSettings;
  catalogue: Pick<LiveCatalogue, 'current'>;
  /** Signs the claims of offers. */
  claimSecret: string;
  /** Draws the pages; without it only calls are answered. */
  pages?: (request: Request, context: RouterContextProvider) => Promise<Response>;
  /** Draws the pictures of `/img`. */
  images?: Images;
  sites?: readonly Site[];
  /** How often mail that cannot be sent is tried again. */
  mailRetries?: Retries;
};

/** The server as one function from a request to an answer, and the work that goes on behind it. */
export type App = {
  app: Hono<AppEnv>;
  /** Starts the work behind the requests; `/readyz` says 503 until it is done. */
  ready: () => Promise<void>;
  /** Ends it; jobs that are running are finished first. */
  close: () => Promise<void>;
};

/** Puts the server together from what it depends on. */
export function createApp(dependencies: AppDependencies): App {
  const { connection, log } = dependencies;
  const boss = createJobs(connection, log);
  const parts = { jobs: false };
  return {
    app: createRoutes(dependencies, boss, parts),
    ready: async () => {
      await boss.start();
      await openMailQueue(boss, dependencies.mailRetries);
      await startMailWorker({ sites: allSites, ...dependencies, boss });
      parts.jobs = true;
    },
    close: async () => {
      if (parts.jobs) await boss.stop({ graceful: true, timeout: 10_000 });
      parts.jobs = false;
    },
  };
}

type Boss = ReturnType<typeof createJobs>;

function createRoutes(dependencies: AppDependencies, boss: Boss, parts: { jobs: boolean }): Hono<AppEnv> {
  const {
    db,
    clock,
    log,
    mail,
    settings,
    catalogue,
    claimSecret,
    pages,
    images,
    sites = allSites,
  } = dependencies;
  const { trustedProxyHops } = settings;
  const api = createApi({ db, boss, sites, catalogue, claimSecret, checkAnswers: !settings.production });
  const inside = insideOf(api);
  const metrics = createMetrics(trustedProxyHops);
  const app = new Hono<AppEnv>({ getPath: (request) => apiPath(new URL(request.url).pathname) });

  // Every answer, whatever becomes of the request, is named, logged, counted and carries the headers.
  app.use(requestId(), accessLog(log, clock), metrics.door, securityHeaders(settings));
  app.onError((error, c) => refuse(c, refusalOf(error, c.var.log)));
  app.notFound((c) => refuse(c, { reason: 'not-found' }));

  // Those who watch the server ask by address, not by the name of a site.
  app.get('/healthz', (c) => c.text('ok'));
  app.get('/readyz', (c) =>
    answerReadiness(c, {
      db,
      parts: { ...parts, catalogue: catalogue.current() !== undefined },
    }),
  );
  app.get('/metrics', metrics.show);

  app.use(compress(), siteOfHost(sites), staticFiles(settings.clientFolder));
  app.use(rateLimits(settings), formOrigin(), bodyLimits(settings));

  app.route('/', api.routes);
  const document = openApiDocument(api.calls);
  app.get('/openapi.json', (c) => c.json(document));
  app.get('/docs', (c) => c.html(docsPage(api.calls, c.get('secureHeadersNonce') ?? '')));
  if (images) app.route('/', imageRoutes({ images }));
  if (mail.transport === 'outbox') app.get('/dev/outbox', (c) => answerOutbox(c, { db, settings }));

  if (pages) {
    app.all('*', localeOfCookie(trustedProxyHops), async (c) => {
      const page = await pages(c.req.raw, loadContext(c, settings, inside));
      // A page carries its own nonce, so nobody but its visitor may keep it.
      if (!page.headers.has('cache-control')) page.headers.set('cache-control', 'private, no-cache');
      return page;
    });
  }
  return app;
}
