import type { Server } from 'node:http';
import { flushCompileCache } from 'node:module';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import { connect } from '#db/open.ts';
import { followCatalogue } from '#domain/catalogue/follow-catalogue.ts';
import { assembleApp, type Front } from './assemble-app.ts';
import { drain, retire } from './drain.ts';
import { createLog } from './log.ts';
import { workerRegistry } from './metrics.ts';
import { listen, openServer } from './open-server.ts';
import { createReadinessGate, type ReadinessGate } from './readiness-gate.ts';
import { openWorkerLine, type WorkerLine } from './worker-line.ts';

/** Runs a worker: a whole server with a loop of its own, beside others on the same port. */
export async function runWorker(openFront: () => Promise<Front>) {
  const line = openWorkerLine();
  const { name, env, port, connection } = line.start;
  const log = createLog(env);
  const gate = createReadinessGate();
  const server = openServer(gate, env, log);
  const own = workerRegistry(name);
  const { onClose, end } = openEnd(line, own);
  const showAll = hearMain(line, { server, gate, own, end });
  const noticeMs = Math.min(faultNoticeMs, env.DRAIN_NOTICE * 1_000);
  endOnFault(log, line, () => end(() => retire(server, gate, noticeMs)));

  const database = await connect(connection, log, { replicaUrl: env.DATABASE_REPLICA_URL });
  onClose(database.close);
  const catalogue = followCatalogue(line.start.catalogue);
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
  onClose(close);
  await ready();
  flushCompileCache();
  gate.open(app.fetch);
  await listen(server, { port, host: env.HOST, reusePort: true });
  line.tell({ isListening: true });
}

/** For what is kept open to be told that it closes: as short as can be where something is broken. */
const faultNoticeMs = 500;

type End = (finish: () => Promise<void>) => void;

/** Ends the worker once, in the way of anyone who asks first, and closes what stands behind the server. */
function openEnd({ tell }: WorkerLine, own: Registry) {
  const closers: (() => Promise<unknown>)[] = [];
  let isEnding = false;
  const end: End = (finish) => {
    if (isEnding) return;
    isEnding = true;
    void finish().then(async () => {
      for (const close of closers.reverse()) await close();
      tell({ lastCounts: await own.getMetricsAsJSON() });
      // By itself it would wait for its line; what it has said has to arrive first.
      setTimeout(() => process.exit(), 50);
    });
  };
  return { onClose: (close: () => Promise<unknown>) => void closers.push(close), end };
}

type Heard = { server: Server; gate: ReadinessGate; own: Registry; end: End };

/** Does what the main thread says; returns how to ask it for the counts of all workers. */
function hearMain(
  { start, tell, hear }: WorkerLine,
  { server, gate, own, end }: Heard,
): () => Promise<string> {
  const hurry = new AbortController();
  const shown = new Map<number, (text: string) => void>();
  let asked = 0;
  hear(async (message) => {
    if ('hurry' in message) hurry.abort();
    else if ('retire' in message) end(() => retire(server, gate, start.env.DRAIN_NOTICE * 1_000));
    else if ('drain' in message) end(() => drain(server, gate, { ...message.drain, hurry: hurry.signal }));
    else if ('reportCounts' in message)
      tell({ counts: await own.getMetricsAsJSON(), asked: message.reportCounts });
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
function endOnFault(log: Logger, { tell }: WorkerLine, end: () => void) {
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'A worker has failed: it answers what it has begun, and is replaced');
    tell({ isEnding: true });
    end();
  });
}
