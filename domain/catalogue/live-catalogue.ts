import { availableParallelism } from 'node:os';
import type { Kysely } from 'kysely';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { DB } from '#db/schema.ts';
import { addDays, dayIn } from '#lib/plain-date.ts';
import { type AskEngine, answers } from '#price-search/answers.ts';
import { applyChange, openSnapshot, type Snapshot } from '#price-search/snapshot.ts';
import { type BuiltChange, createCatalogueBuilder } from './catalogue-builder.server.ts';
import type { CatalogueState } from './catalogue-changes.server.ts';
import type { Directory } from './directory.ts';
import { joinDirectory } from './directory-slices.ts';
import { emptyParts } from './empty-parts.ts';
import { listen } from './listen.ts';
import { openSearchPool, type SearchPool } from './search-pool.ts';
import { startBuilder } from './start-builder.ts';

/** One moment of the catalogue: what prices are computed from and what things are called. Never changed, only replaced. */
export type CatalogueMoment = {
  version: number;
  snapshot: Snapshot;
  directory: Directory;
  /** Asks the engine about this moment. */
  ask: AskEngine;
};

/** The catalogue as it stands, kept fresh while the process runs. */
export type LiveCatalogue = {
  /** Undefined until the first load is done. */
  current: () => CatalogueMoment | undefined;
  /** Resolves when everything committed before the call is visible. */
  refresh: () => Promise<CatalogueMoment>;
  close: () => Promise<void>;
};

type Options = {
  db: Kysely<DB>;
  connection: pg.ClientConfig;
  clock: () => Date;
  log: Logger;
  /** Threads that answer questions, beside one that reads changes. 0: everything in the thread of the caller. */
  threads?: number;
  /** Keeps the engine's blocks, so that the next start need not read the database. */
  folder?: string | undefined;
};

/** One core is for the requests, and more than four threads have not been measured to help. */
export const usualThreads = () => Math.max(1, Math.min(availableParallelism() - 1, 4));

/** A missed notification is caught within this time. */
const checkEveryMs = 1_000;

/** Loads the catalogue and follows its changes: by notification, and by a look at its version. */
export async function openLiveCatalogue(options: Options): Promise<LiveCatalogue> {
  const { db, connection, clock, log, threads = 0, folder } = options;
  const builder =
    threads > 0 ? startBuilder({ connection, folder }, log) : createCatalogueBuilder({ db, folder, log });
  const pool = threads > 0 ? openSearchPool({ threads, log }) : undefined;
  let moment: CatalogueMoment | undefined;
  let state: CatalogueState | undefined;
  let loading: Promise<CatalogueMoment> | undefined;

  const load = async (): Promise<CatalogueMoment> => {
    const started = performance.now();
    const change = await builder.read({ since: addDays(dayIn(clock(), 'UTC'), -2), known: state });
    if (!change) return moment!; // the first change is everything
    const names = await joinDirectory(change.directory);
    moment = momentAfter(change.from && moment, change, names, pool);
    state = change.state;
    log.info({ ...figuresOf(change), ms: Math.round(performance.now() - started) }, 'Catalogue loaded');
    return moment;
  };
  /** One load at a time; whoever asks during one gets another after it, for it may have begun too early. */
  const refresh = (): Promise<CatalogueMoment> => {
    const next = (loading ?? Promise.resolve()).catch(() => {}).then(load);
    loading = next;
    return next;
  };
  const follow = () => {
    refresh().catch((cause) => log.error({ err: cause }, 'The catalogue could not be refreshed'));
  };

  const closeThreads = () => Promise.all([builder.close(), pool?.close()]);
  try {
    await refresh();
    const listener = await listen(connection, follow, log);
    const timer = setInterval(follow, checkEveryMs);
    return {
      current: () => moment,
      refresh,
      close: async () => {
        clearInterval(timer);
        await listener.close();
        await loading?.catch(() => {});
        await closeThreads();
      },
    };
  } catch (error) {
    await closeThreads();
    throw error;
  }
}

/** The moment that a change leads to; without an older one, from nothing. */
function momentAfter(
  old: CatalogueMoment | undefined,
  change: BuiltChange,
  names: Partial<Directory>,
  pool: SearchPool | undefined,
): CatalogueMoment {
  const parts = applyChange(old?.snapshot.parts ?? emptyParts, change.snapshot);
  const snapshot = openSnapshot(parts, old?.snapshot);
  return {
    version: change.state.version,
    snapshot,
    directory: { ...old?.directory, ...names } as Directory, // the first change has all of it
    ask: pool ? pool.take(parts, change.snapshot) : askHere(snapshot),
  };
}

const askHere =
  (snapshot: Snapshot): AskEngine =>
  async (name, asked) =>
    (answers[name] as (...all: unknown[]) => never)(snapshot, asked);

const figuresOf = ({ state, snapshot }: BuiltChange) => ({
  version: state.version,
  hotels: snapshot.hotels.size,
  routes: snapshot.routes.size,
});
