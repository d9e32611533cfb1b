import type { Server } from 'node:http';
import { flushCompileCache } from 'node:module';
import type { Logger } from 'pino';
import { listDemoPeople, listDemoTravellers } from '#domain/accounts/list-demo-people.ts';
import { allSites } from '#sites/all-sites.ts';
import type { Front } from './assemble-app.ts';
import { drain } from './drain.ts';
import { type Env, EnvError, readEnv } from './env.ts';
import { listSites } from './list-sites.ts';
import { createLog } from './log.ts';
import { listen, openServer, PortTaken } from './open-server.ts';
import { prepareDatabase } from './prepare-database.ts';
import { createReadinessGate, type ReadinessGate } from './readiness-gate.ts';
import { type Started, startHere } from './start-here.ts';
import { startWorkers } from './start-workers.ts';
import { endOnFault, stopOnSignal } from './stop-on-signal.ts';

/**
 * Runs the server until it is told to stop. The port is open from the start; `/readyz` says when the rest is. One worker
 * is this very thread. More are threads of `workerFile`, all on the same port, and this thread keeps what there is once.
 */
export async function runServer(openFront: (server: Server) => Promise<Front>, workerFile?: URL) {
  const env = settings();
  const log = createLog(env);
  const closers: (() => Promise<unknown>)[] = [];
  const gate = createReadinessGate();
  const server = openServer(gate, env, log);
  const started: Started = { env, log, onClose: (close) => closers.push(close) };
  const stopped = stopOnSignal(log, {
    stop: async (reason, hurry) => {
      // Anyone who presses Ctrl+C has no balancer to tell.
      const noticeMs = reason === 'SIGTERM' ? env.DRAIN_NOTICE * 1_000 : 0;
      await Promise.all([drain(server, gate, { noticeMs, hurry }), started.workers?.drain(noticeMs, hurry)]);
      for (const close of closers.reverse()) await close();
    },
    restart: () => {
      if (started.workers) started.workers.restart();
      else log.warn('Nothing is restarted: this server has one worker');
    },
  });
  endOnFault(log);

  try {
    const file = env.WORKERS > 1 ? workerFile : undefined;
    const port = await takePort(server, env, file !== undefined);
    const database = await prepareDatabase(env, log, () => new Date());
    started.onClose(database.close);
    if (file) {
      await startWorkers(started, { database, file, port });
      leaveToWorkers(server, gate);
    } else {
      gate.open(await startHere(started, database, () => openFront(server)));
    }
    // Not only at the end, which may be a sudden one.
    flushCompileCache();
    announce(env, log, port);
    if (env.LOG_FORMAT === 'text') {
      const [db, secret] = [database.db, env.CLAIM_SECRET];
      announcePeople(await listDemoPeople(db, secret), `agent.localhost:${port}`);
      announcePeople(await listDemoTravellers(db, secret), `localhost:${port}`);
    }
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

/**
 * Listens on the port; where workers will join, with `reusePort`, once it is known that the port is free.
 */
async function takePort(server: Server, { PORT, HOST }: Env, isShared: boolean): Promise<number> {
  try {
    const port = await listen(server, { port: PORT, host: HOST });
    if (!isShared) return port;
    await new Promise((settle) => server.close(settle));
    return await listen(server, { port, host: HOST, reusePort: true });
  } catch (error) {
    if (!(error instanceof PortTaken)) throw error;
    console.error(`Solstice cannot start: port ${PORT} is taken. Set PORT to another one, or to 0 for any.`);
    process.exit(1);
  }
}

/** Anyone who still comes here is told to try again; anyone who has a connection is told to make a new one. */
function leaveToWorkers(server: Server, gate: ReadinessGate) {
  gate.retire();
  server.close();
}

function announce(env: Env, log: Logger, port: number) {
  if (env.LOG_FORMAT === 'json') return log.info({ port }, 'Solstice is ready');
  console.log(`\nSolstice is ready: http://localhost:${port}/\n\n${listSites(allSites, port)}\n`);
  if (env.SMTP_URL) return;
  console.log(`Mail lands here: http://localhost:${port}/dev/outbox?token=${env.OPERATOR_TOKEN}\n`);
}

/** Whom to log in as, where the operator is invented. */
type Announced = Pick<Awaited<ReturnType<typeof listDemoPeople>>[number], 'name' | 'email' | 'password'> & {
  agency?: string;
};

function announcePeople(people: readonly Announced[], host: string) {
  if (people.length === 0) return;
  const lines = people.map(
    ({ email, password, name, agency = 'traveller' }) =>
      `  ${email.padEnd(36)} ${password}  ${name}, ${agency}`,
  );
  console.log(`Log in at http://${host}/auth as:\n${lines.join('\n')}\n`);
}
