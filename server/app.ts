import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { requestId } from 'hono/request-id';
import type { Kysely } from 'kysely';
import type pg from 'pg';
import type { Logger } from 'pino';
import { createApi } from '#api/api.ts';
import { apiPath } from '#api/api-path.ts';
import { callersBy } from '#api/authenticate-caller.ts';
import { imageRoutes } from '#api/images.ts';
import { shortLinkRoutes } from '#api/links.ts';
import { liveNotifications } from '#api/live-notifications.ts';
import { openApiDocument } from '#api/openapi.ts';
import { refusalOf } from '#api/problem.ts';
import type { DB } from '#db/schema.ts';
import type { DocumentKeys } from '#domain/bookings/document-keys.ts';
import type { LiveCatalogue } from '#domain/catalogue/live-catalogue.ts';
import type { Retries } from '#domain/feedback/mail-queue.ts';
import type { Images } from '#domain/media/render-image.ts';
import { type Live, openLive } from '#domain/notifications/open-live.ts';
import { hasDepartureTown } from '#domain/offers/destinations.ts';
import type { AddressPlaces } from '#domain/places/address-places.server.ts';
import type { Mail } from '#integrations/mail/mail.ts';
import { createCacheBudget } from '#lib/lru-cache.ts';
import { allSites } from '#sites/all-sites.ts';
import type { Site } from '#sites/site.ts';
import { accessLog } from './access-log.ts';
import { answerPage, type RenderPage } from './answer-page.ts';
import type { AppEnv } from './app-env.ts';
import { authenticatePerson } from './authenticate-person.ts';
import { boundedPaths } from './bounded-paths.ts';
import { resolveClientAddress } from './client-address.ts';
import { compress } from './compress.ts';
import { docsPage } from './docs-page.ts';
import { answerEmbeddedMap } from './embedded-map.ts';
import { embeddedMapPath } from './embedded-map-address.ts';
import { answerReadiness } from './health.ts';
import { shedLoad } from './load-shedding.ts';
import { madeOnce } from './made-once.ts';
import { type MailWork, openMailWork } from './mail-work.ts';
import { type Colleagues, createMetrics } from './metrics.ts';
import type { Documents } from './open-documents.ts';
import { authenticateCaller, forOperator } from './operator-access.ts';
import { answerOutbox } from './outbox-page.ts';
import { maxBytesOfPages } from './page-cache.ts';
import { answerPolicyReport, policyReportsPath } from './policy-reports.ts';
import { formOrigin, rateLimits } from './rate-limits.ts';
import { refuse } from './refuse.ts';
import { readableForms, wholeBodies } from './request-body.ts';
import { securityHeaders } from './security-headers.ts';
import type { ServerSettings } from './settings.ts';
import { type HasCity, localeOfCookie, siteOfHost } from './site-of-host.ts';
import { staticFiles } from './static-files.ts';

/** What the server depends on; `sites` are all of them unless a test says otherwise. */
export type AppDependencies = {
  db: Kysely<DB>;
  /** For reads that may be a second old; `db` where it is missing. */
  reads?: Kysely<DB>;
  /** For the queue of jobs, which keeps connections of its own. */
  connection: pg.ClientConfig;
  clock: () => Date;
  mail: Mail;
  log: Logger;
  settings: ServerSettings;
  catalogue: Pick<LiveCatalogue, 'current'> & Partial<Pick<LiveCatalogue, 'figures'>>;
  /** Signs the claims of offers. */
  claimSecret: string;
  /** Hours that the price in a claim is held. */
  claimMaxAge?: number | undefined;
  /** Shown by the operator's own programs. */
  serviceToken: string;
  /** Seal the documents of travellers. */
  documentKeys: DocumentKeys;
  /** Whether new bookings are taken. */
  takesBookings?: boolean;
  /** Whether payments of tests are taken. */
  hasSandbox?: boolean;
  /** Tells where visitors are. */
  addressPlaces: AddressPlaces;
  /** Renders the pages; without it only calls are answered. */
  pages?: RenderPage;
  /** Renders the pictures of `/img`. */
  images?: Images;
  /** Renders the documents that pages hand out. */
  documents?: Documents;
  sites?: readonly Site[];
  /** How often mail that cannot be sent is tried again. */
  mailRetries?: Retries;
  /** Mail is sent by another thread. */
  mailsElsewhere?: boolean;
  /** The counts of all threads that answer requests, where there are several. */
  colleagues?: Colleagues;
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
  const work = openMailWork(dependencies);
  const live = openLive(dependencies.connection, dependencies.log);
  const close = async () => {
    await live.close();
    await work.close();
  };
  const { app, prepare } = createRoutes(dependencies, { work, live });
  const ready = async () => {
    await work.start();
    await prepare();
  };
  return { app, ready, close };
}

/** What goes on behind the requests. */
type Behind = { work: MailWork; live: Live };

/** The table of contents of the server: what a request passes, in order, and who answers it. */
function createRoutes(dependencies: AppDependencies, { work, live }: Behind) {
  const { db, clock, log, mail, settings, catalogue, images, pages, sites = allSites } = dependencies;
  const api = createApi({
    ...dependencies,
    boss: work.boss,
    sites,
    leadLimits: settings.limits,
    signInLimits: settings.limits,
    longestWindowDays: settings.longestWindowDays,
    checkAnswers: !settings.production,
    takesBookings: dependencies.takesBookings ?? false,
    hasSandbox: dependencies.hasSandbox ?? false,
    holdLimits: holdLimitsIn(settings),
    unknownNames: unknownNamesIn(settings),
  });
  const callers = callersBy({ ...dependencies, ...settings });
  const metrics = createMetrics(catalogue.figures, dependencies.colleagues);
  const pageCache = createCacheBudget(maxBytesOfPages);
  metrics.watchCaches({ pages: pageCache.stats, calls: api.outcomeCache.stats });
  const app = new Hono<AppEnv>({ getPath: (request) => apiPath(new URL(request.url).pathname) });

  app.use(shedLoad({ sites, onRefused: metrics.countRefused }));
  // Every answer that is begun, whatever becomes of the request, is named, logged, counted and carries the headers.
  app.use(requestId(), accessLog(log, clock), metrics.middleware, securityHeaders(settings, sites));
  app.onError((error, c) => refuse(c, refusalOf(error, c.var.log)));
  app.notFound((c) => refuse(c, { reason: 'not-found' }));

  app.use(boundedPaths(), authenticateCaller(callers));

  // Those who watch the server ask by address, not by the name of a site.
  const parts = () => ({ jobs: work.isReady(), catalogue: catalogue.current() !== undefined });
  app.get('/healthz', (c) => c.text('ok'));
  app.get('/readyz', (c) => answerReadiness(c, { db, parts: parts() }));
  app.get('/metrics', forOperator(callers, metrics.show));
  // Browsers tell without being asked: apart from what visitors send, so that neither uses up the other's limit.
  app.post(policyReportsPath, ...answerPolicyReport(settings));

  app.use(
    resolveClientAddress(settings.trustedProxyHops, log),
    compress(),
    siteOfHost(sites, cityOf(catalogue), settings),
    staticFiles(settings.clientFolder),
  );
  app.use(rateLimits(db, settings), formOrigin(), wholeBodies(settings), authenticatePerson(db, settings));

  app.route('/', liveNotifications({ api, live }));
  app.route('/', api.routes);
  app.route('/', shortLinkRoutes({ db }));
  if (images) app.route('/', imageRoutes({ images }));
  const openApi = madeOnce(() => JSON.stringify(openApiDocument(api.calls)), 'application/json');
  app.get('/openapi.json', openApi.answer);
  const docs = docsPage(api.calls);
  app.get('/docs', (c) => c.html(docs.draw(c.get('secureHeadersNonce') ?? '')));
  if (settings.maps.embedded?.startsWith(embeddedMapPath)) {
    app.get(embeddedMapPath, answerEmbeddedMap);
    app.get(`/:locale{[a-z]{2}}${embeddedMapPath}`, answerEmbeddedMap);
  }
  if (mail.transport === 'outbox') {
    app.get(
      '/dev/outbox',
      forOperator(callers, (c) => answerOutbox(c, { db })),
    );
  }
  if (pages) {
    app.on('GET', ['/robots.txt', '/sitemap.xml', '/sitemaps/*'], etag());
    app.all(
      '*',
      readableForms,
      localeOfCookie(settings.trustedProxyHops),
      answerPage(pages, dependencies, api, pageCache),
    );
  }
  /** What takes long and is the same for all, before anybody could wait for it. */
  const prepare = async () => {
    docs.prepare();
    await openApi.prepare();
  };
  return { app, prepare };
}

const unknownNamesIn = ({ strictParameters, preview }: ServerSettings) =>
  strictParameters ? 'refused' : preview ? 'told' : 'ignored';

const holdLimitsIn = ({ limits }: ServerSettings) => ({
  address: limits.holdsPerAddress,
  session: limits.holdsPerSession,
  person: limits.holdsPerPerson,
  agency: limits.holdsPerAgency,
  unpaidShare: limits.holdsShare,
});

/** While the catalogue is not loaded, any city may exist. */
const cityOf =
  (catalogue: AppDependencies['catalogue']): HasCity =>
  (market, citySlug) => {
    const moment = catalogue.current();
    return !moment || hasDepartureTown(moment, market, citySlug);
  };
