import { join } from 'node:path';
import type { Logger } from 'pino';
import type { OpenDatabase } from '#db/open.ts';
import { openLiveCatalogue, usualThreads } from '#domain/catalogue/live-catalogue.ts';
import { assembleApp, type Front } from './assemble-app.ts';
import { startBookingWork } from './booking-work.ts';
import type { Env } from './env.ts';
import { loadDemoWork } from './load-demo-work.ts';
import { startQuoteWork } from './quote-work.ts';
import { startRateWork } from './rate-work.ts';
import type { Answer } from './readiness-gate.ts';
import { startRetentionWork } from './retention-work.ts';
import { stage } from './stage.ts';
import type { Workers } from './workers.ts';

/** A server on its way up: what is opened is closed in the opposite order. */
export type Started = {
  env: Env;
  log: Logger;
  onClose: (close: () => Promise<unknown>) => void;
  /** Threads that answer requests, where there are several. */
  workers?: Workers;
};

type CatalogueOptions = Parameters<typeof openLiveCatalogue>[0];

/** The catalogue of this process, with its threads. */
export async function openCatalogue(
  { env, log, onClose }: Started,
  { db, connection }: OpenDatabase,
  onChange?: CatalogueOptions['onChange'],
) {
  const catalogue = await stage(log, 'Reading the catalogue', () =>
    openLiveCatalogue({
      db,
      connection,
      clock: () => new Date(),
      log,
      threads: usualThreads(),
      folder: join(env.DATA_DIR, 'engine'),
      ...(onChange && { onChange }),
    }),
  );
  onClose(catalogue.close);
  if (env.DEMO) await loadDemoWork(db, catalogue, env);
  return catalogue;
}

/** The one worker, in this thread: everything behind the gate, in the order in which the parts need each other. */
export async function startHere(
  started: Started,
  database: OpenDatabase,
  openFront: () => Promise<Front>,
): Promise<Answer> {
  const { env, log, onClose } = started;
  const catalogue = await openCatalogue(started, database);
  const front = await openFront();
  if (front.close) onClose(front.close);
  const { db, reads, connection } = database;
  const clock = () => new Date();
  const { app, ready, close } = await assembleApp(env, log, front, {
    db,
    reads,
    connection,
    clock,
    catalogue,
  });
  onClose(close);
  await ready();
  startBookingWork(started, database);
  await startRateWork(started, database);
  await startQuoteWork(started, database, catalogue);
  await startRetentionWork(started, database);
  return app.fetch;
}
