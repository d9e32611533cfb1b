import type { Server } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import { connect } from '#db/open.ts';
import { followCatalogue } from '#domain/catalogue/follow-catalogue.ts';
import { assembleApp, type Front } from './assemble-app.ts';
import { drain, retire } from './drain.ts';
import { createGate, type Gate } from './gate.ts';
import { createLog } from './log.ts';
import { threadRegistry } from './metrics.ts';
import { listen, openServer } from './open-server.ts';
import type { FromWorker, ToWorker, WorkerStart } from './worker-messages.ts';

/** Runs a thread that answers requests: a whole server with a loop of its own, beside others on the same port. */
export async function runWorker(openFront: () => Promise<Front>) {
  const { name, env, port, connection, catalogue: line } = workerData as WorkerStart;
  const log = createLog(env);
  const gate = createGate();
  const server = openServer(gate, env, log);
  const own = threadRegistry(name);
  const { closers, end } = openEnd(own);
  const showAll = hearMain(env, { server, gate, own, end });
  endOnFault(log, () => end(() => retire(server, gate, Math.min(faultNoticeMs, env.DRAIN_NOTICE * 1_000))));

  const database = await connect(connection, log, { replicaUrl: env.DATABASE_REPLICA_URL });
  closers.push(database.close);
  const catalogue = followCatalogue(line);
  await catalogue.ready;
  const { app, ready, close } = await assembleApp(env, log, await openFront(), {
    db: database.db,
    reads: database.reads,
    connection,
    clock: () => new Date(),
    catalogue,
    mailsElsewhere: true,
    colleagues: { own, showAll },
  });
  closers.push(close);
  await ready();
  gate.open(app.fetch);
  await listen(server, { port, host: env.HOST, reusePort: true });
  tell({ isListening: true });
}

/** For what is kept open to be told that it closes: as short as can be where something is broken. */
const faultNoticeMs = 500;

const tell = (message: FromWorker) => parentPort!.postMessage(message);

type End = (finish: () => Promise<void>) => void;

/** Ends the thread once, in the way of whoever asks first, and closes what stands behind the server. */
function openEnd(own: Registry) {
  const closers: (() => Promise<unknown>)[] = [];
  let isEnding = false;
  const end: End = (finish) => {
    if (isEnding) return;
    isEnding = true;
    void finish().then(async () => {
      for (const close of closers.reverse()) await close();
      tell({ lastCounts: await own.getMetricsAsJSON() });
      // By itself the thread would wait for its line to the catalogue; what it has said has to arrive first.
      setTimeout(() => process.exit(), 50);
    });
  };
  return { closers, end };
}

type Heard = { server: Server; gate: Gate; own: Registry; end: End };

/** Does what the main thread says; returns how to ask it for the counts of all threads. */
function hearMain(env: WorkerStart['env'], { server, gate, own, end }: Heard): () => Promise<string> {
  const hurry = new AbortController();
  const shown = new Map<number, (text: string) => void>();
  let asked = 0;
  parentPort!.on('message', async (message: ToWorker) => {
    if ('hurry' in message) hurry.abort();
    else if ('retire' in message) end(() => retire(server, gate, env.DRAIN_NOTICE * 1_000));
    else if ('drain' in message) end(() => drain(server, gate, { ...message.drain, hurry: hurry.signal }));
    else if ('tellCounts' in message)
      tell({ counts: await own.getMetricsAsJSON(), asked: message.tellCounts });
    else {
      shown.get(message.asked)?.(message.countsOfAll);
      shown.delete(message.asked);
    }
  });
  return () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    shown.set(++asked, resolve);
    tell({ askCountsOfAll: asked });
    return promise;
  };
}

/** What happened may have broken what comes later, but hardly what others have begun: that is answered first. */
function endOnFault(log: Logger, end: () => void) {
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'A worker has failed: it answers what it has begun, and is replaced');
    tell({ isEnding: true });
    end();
  });
}
