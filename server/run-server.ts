import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { openLiveCatalogue, usualThreads } from '#domain/catalogue/live-catalogue.ts';
import { openAddressPlaces } from '#domain/places/address-places.server.ts';
import { outboxMail } from '#integrations/mail/outbox-mail.ts';
import { smtpMail } from '#integrations/mail/smtp-mail.ts';
import { allSites } from '#sites/all-sites.ts';
import type { AppDependencies, createApp } from './app.ts';
import { drain } from './drain.ts';
import { type Env, EnvError, readEnv } from './env.ts';
import { createGate, type Gate } from './gate.ts';
import { listSites } from './list-sites.ts';
import { createListener } from './listener.ts';
import { createLog } from './log.ts';
import { openPictures } from './open-pictures.ts';
import { prepareDatabase } from './prepare-database.ts';
import { checkConnectionsMs, limitServer, usualServerLimits } from './server-limits.ts';
import { unlimited, usualLimits } from './settings.ts';
import { stage } from './stage.ts';

/** The part of the server that differs between the built pages and the sources under development. */
export type Front = {
  createApp: typeof createApp;
  pages: NonNullable<AppDependencies['pages']>;
  /** Holds the files of the browser's side. */
  clientFolder: string;
  close?: () => Promise<void>;
};

type OpenFront = (server: Server) => Promise<Front>;

/** Runs the server until it is told to stop. The port is open from the start; `/readyz` says when the rest is. */
export async function runServer(openFront: OpenFront) {
  const env = settings();
  const log = createLog(env);
  const closers: (() => Promise<unknown>)[] = [];
  const gate = createGate();
  const server = openServer(gate, env, log);
  const stopped = stopOnSignal(log, async (reason, hurry) => {
    // Whoever presses Ctrl+C has no balancer to tell.
    const noticeMs = reason === 'SIGTERM' ? env.DRAIN_NOTICE * 1_000 : 0;
    await drain(server, gate, { noticeMs, hurry });
    for (const close of closers.reverse()) await close();
  });
  endOnFault(log);

  try {
    const port = await listen(server, env);
    const app = await assemble(
      env,
      log,
      () => openFront(server),
      (close) => closers.push(close),
    );
    gate.open(app.fetch);
    announce(env, log, port);
    // Who started us starts us again if we die from here on.
    process.send?.('ready');
  } catch (error) {
    // Whatever a stop has taken away from under the start is not a failure of its own.
    if (stopped()) return;
    log.fatal({ err: error }, 'Solstice could not start');
    for (const close of closers.reverse()) await close();
    process.exit(1);
  }
}

function settings(): Env {
  try {
    return readEnv();
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    console.error(`Solstice cannot start: ${error.message}.`);
    process.exit(1);
  }
}

function openServer(gate: Gate, { TRUSTED_PROXY, MAX_CONNECTIONS }: Env, log: Logger): Server {
  const limits = { ...usualServerLimits, maxConnections: MAX_CONNECTIONS };
  const listener = createListener(gate, { ...limits, log, trustedProxyHops: TRUSTED_PROXY });
  const server = createServer({ connectionsCheckingInterval: checkConnectionsMs }, listener);
  limitServer(server, limits);
  return server;
}

const listen = (server: Server, { PORT, HOST }: Env) =>
  new Promise<number>((settle, fail) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE') return fail(error);
      console.error(
        `Solstice cannot start: port ${PORT} is taken. Set PORT to another one, or to 0 for any.`,
      );
      process.exit(1);
    });
    server.listen(PORT, HOST, () => settle((server.address() as AddressInfo).port));
  });

/** Everything behind the gate, in the order in which the parts need each other. */
async function assemble(
  env: Env,
  log: Logger,
  openFront: () => Promise<Front>,
  onClose: (close: () => Promise<unknown>) => void,
) {
  const clock = () => new Date();
  const { db, connection, close } = await prepareDatabase(env, log, clock);
  onClose(close);
  const catalogue = await stage(log, 'Reading the catalogue', () =>
    openLiveCatalogue({
      db,
      connection,
      clock,
      log,
      threads: usualThreads(),
      folder: join(env.DATA_DIR, 'engine'),
    }),
  );
  onClose(catalogue.close);
  const front = await openFront();
  if (front.close) onClose(front.close);

  const {
    app,
    ready,
    close: stopJobs,
  } = front.createApp({
    db,
    connection,
    clock,
    log,
    catalogue,
    claimSecret: env.CLAIM_SECRET,
    claimMaxAge: env.CLAIM_MAX_AGE || undefined,
    serviceToken: env.SERVICE_TOKEN,
    addressPlaces: await openAddressPlaces(env.GEO_CITY_FILE),
    pages: front.pages,
    images: await openPictures({ db, log, dataDir: env.DATA_DIR, isLimited: env.RATE_LIMITS }),
    mail: env.SMTP_URL ? smtpMail(env.SMTP_URL) : outboxMail(join(env.DATA_DIR, 'outbox')),
    settings: {
      production: env.NODE_ENV === 'production',
      preview: env.PREVIEW,
      strictParameters: env.STRICT_PARAMETERS,
      longestWindowDays: env.LONGEST_WINDOW,
      trustedProxyHops: env.TRUSTED_PROXY,
      operatorToken: env.OPERATOR_TOKEN,
      apiRoot: env.API_ROOT,
      apiRoots: env.API_ROOTS,
      maps: {
        tiles: env.TILE_URL ? { address: env.TILE_URL, attribution: env.TILE_ATTRIBUTION } : undefined,
        embedded: env.EMBEDDED_MAP,
      },
      tags: { address: env.TAG_MANAGER, origins: env.TAG_ORIGINS, analyticsCookie: env.ANALYTICS_COOKIE },
      trustedTypes: env.TRUSTED_TYPES,
      clientFolder: front.clientFolder,
      otherHosts: env.OTHER_HOSTS,
      limits: env.RATE_LIMITS ? usualLimits : unlimited,
    },
  });
  onClose(stopJobs);
  await ready();
  return app;
}

function announce(env: Env, log: Logger, port: number) {
  if (env.LOG_FORMAT === 'json') return log.info({ port }, 'Solstice is ready');
  console.log(`\nSolstice is ready: http://localhost:${port}/\n\n${listSites(allSites, port)}\n`);
  if (env.SMTP_URL) return;
  console.log(`Mail lands here: http://localhost:${port}/dev/outbox?token=${env.OPERATOR_TOKEN}\n`);
}

/**
 * Stops once, whoever asks first: a signal, or the end of the process that started us. Who asks again is in a hurry.
 */
function stopOnSignal(log: Logger, stop: (reason: string, hurry: AbortSignal) => Promise<void>) {
  let stopping = false;
  const hurry = new AbortController();
  const onSignal = async (reason: string) => {
    if (stopping) return hurry.abort();
    stopping = true;
    log.info(`Stopping (${reason})`);
    try {
      await stop(reason, hurry.signal);
      process.exit(0);
    } catch (error) {
      log.fatal({ err: error }, 'Solstice did not stop cleanly');
      process.exit(1);
    }
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => void onSignal(signal));
  process.on('disconnect', () => void onSignal('npm has ended'));
  return () => stopping;
}

/** After a fault that nobody has expected nothing in memory can be trusted: it is logged, and the process ends. */
function endOnFault(log: Logger) {
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'Solstice has ended');
    process.exit(1);
  });
}
