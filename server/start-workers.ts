import type { OpenDatabase } from '#db/open.ts';
import { shareCatalogue } from '#domain/catalogue/share-catalogue.ts';
import { mailOf } from './assemble-app.ts';
import { startBookingWork } from './booking-work.ts';
import { gatherCounts } from './gather-counts.ts';
import { launchWorkers } from './launch-worker.ts';
import { openMailWork } from './mail-work.ts';
import { processRegistry } from './metrics.ts';
import { startQuoteWork } from './quote-work.ts';
import { startRateWork } from './rate-work.ts';
import { startRetentionWork } from './retention-work.ts';
import { openCatalogue, type Started } from './start-here.ts';
import { openWorkers } from './workers.ts';

type Place = { database: OpenDatabase; file: URL; port: number };

/** Starts those who answer requests; what there is once is kept here: the mail, and the catalogue. */
export async function startWorkers(started: Started, { database, file, port }: Place): Promise<void> {
  const { env, log, onClose } = started;
  const { db, connection } = database;
  const common = { env: shareOf(started), port, connection: sendable(connection) };
  const shared = shareCatalogue();
  const { figures, current } = await openCatalogue(started, database, shared.tell);
  await startQuoteWork(started, database, { current });
  const mail = openMailWork({ db, connection, log, mail: mailOf(env), clock: () => new Date() });
  onClose(mail.close);
  await mail.start();
  startBookingWork(started, database);
  await startRateWork(started, database);
  await startRetentionWork(started, database);
  started.workers = openWorkers({
    count: env.WORKERS,
    launch: launchWorkers(file, common, shared.open),
    counts: gatherCounts(processRegistry(figures)),
    log,
  });
  await started.workers.start();
}

/** What a worker may have of what the process may have. */
const shareOf = ({ env }: Started) => ({
  ...env,
  MAX_CONNECTIONS: Math.ceil(env.MAX_CONNECTIONS / env.WORKERS),
});

/** Parsers of columns are functions, which cannot be sent; the thread has them too. */
function sendable({ types: _, ...connection }: OpenDatabase['connection']) {
  return connection;
}
