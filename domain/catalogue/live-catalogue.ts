import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type pg from 'pg';
import type { Logger } from 'pino';
import { listen } from '#db/listen.ts';
import type { DB } from '#db/schema.ts';
import { isOutage } from '#lib/outage.ts';
import { addDays, dayIn } from '#lib/plain-date.ts';
import { answers } from '#price-search/answers.ts';
import { applyChange, openSnapshot, type Snapshot } from '#price-search/snapshot.ts';
import { type AskCatalogue, GivenUp } from './asker.ts';
import { cacheAnswers } from './cache-answers.ts';
import { type BuiltChange, createCatalogueBuilder } from './catalogue-builder.server.ts';
import type { CatalogueState } from './catalogue-changes.server.ts';
import type { Directory } from './directory.ts';
import { joinDirectory } from './directory-slices.ts';
import { emptyParts } from './empty-parts.ts';
import { openSearchPool, type SearchLimits, type SearchPool, usualLimits } from './search-pool.ts';
import type { QueueFigures } from './search-queue.ts';
import { startBuilder } from './start-builder.ts';

/** One moment of the catalogue: what prices are computed from and what things are called. Never changed, only replaced. */
export type CatalogueMoment = {
  version: number;
  snapshot: Snapshot;
  directory: Directory;
  /** Asks the engine about this moment; throws `TooBusy` where it has too much to do, `GivenUp` where the asker went. */
  ask: AskCatalogue;
};

/** The catalogue as it stands, kept fresh while the process runs. */
export type LiveCatalogue = {
  /** Undefined until the first load is done. */
  current: () => CatalogueMoment | undefined;
  /** Resolves when everything committed before the call is visible. */
  refresh: () => Promise<CatalogueMoment>;
  figures: () => CatalogueFigures;
  close: () => Promise<void>;
};

/** How fresh the catalogue is and how busy its threads are, for those who watch the server. */
export type CatalogueFigures = {
  version: number;
  /** Since it was last known that nothing newer had been committed. */
  secondsSinceCheck: number;
  /** How long the last change took from the look that found it until it was in the answers. */
  lastChangeSeconds: number;
  /** Questions that wait for a thread, and how many of the heavy ones are being answered. */
  questionsWaiting: number;
  heavyQuestions: number;
  /** Since the start: refused because there was too much to do, and given up by those who asked. */
  questionsRefused: number;
  questionsGivenUp: number;
};

type Options = {
  db: Kysely<DB>;
  connection: pg.ClientConfig;
  clock: () => Date;
  log: Logger;
  /** Threads that answer ordinary questions, beside one for heavy ones and one that reads changes. 0: no thread at all. */
  threads?: number;
  /** What they take on; the usual where absent. */
  limits?: SearchLimits;
  /** Keeps the engine's blocks, so that the next start need not read the database. */
  folder?: string | undefined;
  /** Told of every change and of the moment that it has led to. */
  onChange?: (change: BuiltChange, moment: CatalogueMoment) => void;
};

/** One core is for the requests, and more than four threads have not been measured to help. */
export const usualThreads = () => Math.max(1, Math.min(availableParallelism() - 1, 4));

/** A missed notification is caught within this time. */
const checkEveryMs = 1_000;

/** Loads the catalogue and follows its changes: by notification, and by a look at its version. */
export async function openLiveCatalogue(options: Options): Promise<LiveCatalogue> {
  const { connection, log } = options;
  const { close: closeThreads, ...held } = holdCatalogue(options);
  const follow = () => {
    held.refresh().catch((cause) => log.error({ err: cause }, 'The catalogue could not be refreshed'));
  };
  try {
    await readFirst(held, log);
    const listener = await listen(connection, { channel: 'catalogue', onHeard: follow }, log);
    const timer = setInterval(follow, checkEveryMs);
    return {
      ...held,
      close: async () => {
        clearInterval(timer);
        await listener.close();
        await closeThreads();
      },
    };
  } catch (error) {
    await closeThreads();
    throw error;
  }
}

/** How often the first reading is tried, and how long it waits for the next time. */
const firstTries = { most: 10, pauseMs: 1_000 };

/** A database that is away for a moment does not end a start, nor does a machine that is too busy to answer in time. */
async function readFirst({ refresh }: Pick<LiveCatalogue, 'refresh'>, log: Logger, tried = 1) {
  try {
    await refresh();
  } catch (error) {
    if (!isOutage(error) || tried === firstTries.most) throw error;
    log.warn({ err: error }, 'The catalogue could not be read: it is tried again');
    await sleep(firstTries.pauseMs);
    await readFirst({ refresh }, log, tried + 1);
  }
}

/** The catalogue as it was when somebody last looked. */
function holdCatalogue(options: Options): LiveCatalogue {
  const {
    db,
    connection,
    clock,
    log,
    threads = 0,
    limits = usualLimits(threads),
    folder,
    onChange,
  } = options;
  const builder =
    threads > 0 ? startBuilder({ connection, folder }, log) : createCatalogueBuilder({ db, folder, log });
  const pool = threads > 0 ? openSearchPool({ limits, log }) : undefined;
  let moment: CatalogueMoment | undefined;
  let state: CatalogueState | undefined;
  let checkedAt = performance.now();
  let lastChangeMs = 0;

  const look = async (): Promise<CatalogueMoment> => {
    const began = performance.now();
    const change = await builder.read({ since: addDays(dayIn(clock(), 'UTC'), -2), known: state });
    if (change) {
      moment = await momentAfter(change.from && moment, change, pool?.take ?? askHere);
      state = change.state;
      onChange?.(change, moment);
      lastChangeMs = performance.now() - began;
      log.info({ ...sizeOf(change), ms: Math.round(lastChangeMs) }, 'Catalogue loaded');
    }
    checkedAt = began;
    return moment!; // the first change is everything
  };
  const lookNext = oneAtATime(look);
  let looking: Promise<CatalogueMoment> | undefined;
  return {
    current: () => moment,
    refresh: () => {
      looking = lookNext();
      return looking;
    },
    figures: () => ({
      version: moment?.version ?? 0,
      secondsSinceCheck: (performance.now() - checkedAt) / 1_000,
      lastChangeSeconds: lastChangeMs / 1_000,
      ...busynessOf(pool),
    }),
    close: async () => {
      await looking?.catch(() => {});
      await Promise.all([builder.close(), pool?.close()]);
    },
  };
}

function busynessOf(pool: SearchPool | undefined) {
  const queues = pool?.figures();
  const sum = (name: keyof QueueFigures) => (queues ? queues.ordinary[name] + queues.heavy[name] : 0);
  return {
    questionsWaiting: sum('waiting'),
    heavyQuestions: queues?.heavy.running ?? 0,
    questionsRefused: sum('refused'),
    questionsGivenUp: sum('givenUp'),
  };
}

/** Anyone who asks while the work is done gets it done once more, for it may have begun too early. */
function oneAtATime<Done>(work: () => Promise<Done>): () => Promise<Done> {
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<Done> | undefined;
  return () => {
    next ??= running
      .catch(() => {})
      .then(() => {
        running = next!;
        next = undefined;
        return work();
      });
    return next;
  };
}

/** The moment that a change leads to; without an older one, from nothing. */
export async function momentAfter(
  old: CatalogueMoment | undefined,
  change: BuiltChange,
  take: SearchPool['take'],
): Promise<CatalogueMoment> {
  const names = await joinDirectory(change.directory);
  const parts = applyChange(old?.snapshot.parts ?? emptyParts, change.snapshot);
  const snapshot = openSnapshot(parts, old?.snapshot);
  return {
    version: change.state.version,
    snapshot,
    directory: { ...old?.directory, ...names } as Directory, // the first change has all of it
    ask: cacheAnswers(take(snapshot, old && change.snapshot)),
  };
}

/** Asks the engine in the thread that asks. */
export const askHere =
  (snapshot: Snapshot): AskCatalogue =>
  async (name, asked, asker) => {
    if (asker?.signal?.aborted) throw new GivenUp();
    return (answers[name] as (...all: unknown[]) => never)(snapshot, asked);
  };

const sizeOf = ({ state, snapshot }: BuiltChange) => ({
  version: state.version,
  hotels: snapshot.hotels.size,
  routes: snapshot.routes.size,
});
