import type { Kysely } from 'kysely';
import pg from 'pg';
import type { Logger } from 'pino';
import type { DB } from '#db/schema.ts';
import { addDays, dayIn } from '#lib/plain-date.ts';
import { type AskEngine, answers } from '#price-search/answers.ts';
import type { Catalogue } from '#price-search/catalogue.ts';
import { openSnapshot, packCatalogue, type Snapshot } from '#price-search/snapshot.ts';
import type { Directory } from './directory.ts';
import { directoryParts } from './directory-store.server.ts';
import { priceDataParts } from './price-data-store.server.ts';
import { readParts } from './read-parts.ts';

/** One moment of the catalogue: what prices are computed from and what things are called. Never changed, only replaced. */
export type CatalogueMoment = {
  version: number;
  snapshot: Snapshot;
  directory: Directory;
  /** Asks the engine about this moment. */
  ask: AskEngine;
};

/** A moment with the rows that it was made of. */
type Held = CatalogueMoment & { catalogue: Catalogue };

/** The catalogue as it stands, kept fresh while the process runs. */
export type LiveCatalogue = {
  /** Undefined until the first load is done. */
  current: () => CatalogueMoment | undefined;
  /** Resolves when everything committed before the call is visible. */
  refresh: () => Promise<CatalogueMoment>;
  close: () => Promise<void>;
};

type Options = { db: Kysely<DB>; connection: pg.ClientConfig; clock: () => Date; log: Logger };

/** A missed notification is caught within this time. */
const checkEveryMs = 1_000;

/** Loads the catalogue and follows its changes: by notification, and by a look at its version. */
export async function openLiveCatalogue({ db, connection, clock, log }: Options): Promise<LiveCatalogue> {
  let moment: Held | undefined;
  let loading: Promise<CatalogueMoment> | undefined;

  const load = async (): Promise<CatalogueMoment> => {
    const version = await readVersion(db);
    if (moment?.version === version) return moment;
    const started = performance.now();
    moment = await readMoment(db, clock(), moment);
    log.info(
      {
        version: moment.version,
        ms: Math.round(performance.now() - started),
        hotels: moment.directory.hotels.size,
      },
      'Catalogue loaded',
    );
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
    },
  };
}

const readVersion = async (db: Kysely<DB>) =>
  (await db.selectFrom('catalogue_version').select('version').executeTakeFirstOrThrow()).version;

/** Reads what changed since `previous`, all as of one moment of the database. */
const readMoment = (db: Kysely<DB>, now: Date, previous: Held | undefined): Promise<Held> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (transaction) => {
      const version = await readVersion(transaction);
      const changes = await transaction
        .selectFrom('catalogue_change')
        .select('table_name')
        .where('version', '>', previous?.version ?? 0)
        .execute();
      const changed = new Set(changes.map((change) => change.table_name));
      const reading = {
        db: transaction,
        since: addDays(dayIn(now, 'UTC'), -2),
        hasChanged: (table: string) => changed.has(table),
      };
      const directory = await readParts(directoryParts, { ...reading, previous: previous?.directory });
      const priceData = await readParts(priceDataParts, {
        ...reading,
        previous: previous?.catalogue,
      });
      const isSame = previous !== undefined && priceData === previous.catalogue;
      const snapshot = isSame ? previous.snapshot : openSnapshot(packCatalogue(priceData));
      const ask: AskEngine = async (name, asked) =>
        (answers[name] as (...all: unknown[]) => never)(snapshot, asked);
      return { version, snapshot, directory, ask, catalogue: priceData };
    });

/** Listens on a connection of its own and makes a new one when it breaks; the version check covers the gap. */
async function listen(connection: pg.ClientConfig, onChange: () => void, log: Logger) {
  let client: pg.Client | undefined;
  let closed = false;
  const connect = async () => {
    const fresh = new pg.Client(connection);
    fresh.on('error', ({ message }) =>
      log.warn({ reason: message }, 'Listening for catalogue changes broke'),
    );
    fresh.on('notification', onChange);
    fresh.on('end', () => {
      if (client === fresh) tryAgain();
    });
    await fresh.connect();
    await fresh.query('listen catalogue');
    client = fresh;
  };
  const tryAgain = () => {
    client = undefined;
    if (!closed) setTimeout(() => connect().catch(tryAgain), checkEveryMs).unref();
  };
  await connect();
  return {
    close: async () => {
      closed = true;
      await client?.end();
    },
  };
}
