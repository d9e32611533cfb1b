import { Worker } from 'node:worker_threads';
import type { OpenDatabase } from '#db/open.ts';
import { type SharedCatalogue, shareCatalogue } from '#domain/catalogue/share-catalogue.ts';
import { mailOf } from './assemble-app.ts';
import { gatherCounts } from './gather-counts.ts';
import { openMailWork } from './mail-work.ts';
import { processRegistry } from './metrics.ts';
import { openCatalogue, type Started } from './start-here.ts';
import type { WorkerStart } from './worker-messages.ts';
import { openWorkers } from './workers.ts';

type Place = { database: OpenDatabase; file: URL; port: number };

/** Starts threads that answer requests; the catalogue and the mail are kept here, once for all of them. */
export async function startWorkers(started: Started, { database, file, port }: Place): Promise<void> {
  const { env, log, onClose } = started;
  const shared = shareCatalogue();
  const catalogue = await openCatalogue(started, database, shared.tell);
  const { db, connection } = database;
  const mail = openMailWork({ db, connection, log, mail: mailOf(env), clock: () => new Date() });
  onClose(mail.close);
  await mail.start();
  const start = { env: shareOf(started), port, connection: sendable(connection) };
  started.workers = openWorkers({
    count: env.WORKERS,
    launch: launcher(file, start, shared),
    counts: gatherCounts(processRegistry(catalogue.figures)),
    log,
  });
  await started.workers.start();
}

type Common = Omit<WorkerStart, 'name' | 'catalogue'>;

function launcher(file: URL, common: Common, shared: SharedCatalogue) {
  let latest = 0;
  return () => {
    const catalogue = shared.open();
    const workerData: WorkerStart = { ...common, name: String(++latest), catalogue };
    return new Worker(file, { workerData, transferList: [catalogue], name: `worker-${latest}` });
  };
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
