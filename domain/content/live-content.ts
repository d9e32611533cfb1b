import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { DB } from '#db/schema.ts';
import { readContent, readContentStamp } from './content-store.server.ts';

type StoredContent = Awaited<ReturnType<typeof readContent>>;

/** The content as of one state of the database. Never changed, only replaced. */
export type ContentMoment = StoredContent & {
  stamp: string;
  /** What was read of the pages since, by question: it goes with the moment. */
  readonly pages: Map<string, Promise<unknown>>;
};

/** Where content is stored. */
export type ContentSource = { db: Kysely<DB> };

/** The content as it stands, kept in memory. */
export type LiveContent = ContentSource & {
  /** The content of now, or of at most half a second ago. */
  current: (log: Pick<Logger, 'error'>) => Promise<ContentMoment>;
};

/** So long a look at the version of the content holds. */
const lookEveryMs = 500;
/** Nobody waits longer for a look while there is something to show. */
const patienceMs = 500;

type Options = ContentSource & { clockMs?: () => number };

/**
 * Content that is read again when its version is another one. Who asks looks at the version first, at most twice a
 * second; where the database does not answer, or takes its time, the content that is known stays.
 */
export function createLiveContent({ db, clockMs = () => performance.now() }: Options): LiveContent {
  let moment: ContentMoment | undefined;
  let looking: Promise<ContentMoment> | undefined;
  let lookedAt = Number.NEGATIVE_INFINITY;
  let isStale = false;

  const look = async (log: Pick<Logger, 'error'>) => {
    try {
      const stamp = await readContentStamp(db);
      if (moment?.stamp !== stamp) moment = await load(db);
      isStale = false;
    } catch (cause) {
      if (!moment) throw cause;
      // Once, not twice a second for as long as it lasts.
      if (!isStale) log.error({ err: cause }, 'Content could not be refreshed');
      isStale = true;
    }
    lookedAt = clockMs();
    return moment;
  };
  return {
    db,
    current: async (log) => {
      if (moment && clockMs() - lookedAt < lookEveryMs) return moment;
      looking ??= look(log).finally(() => {
        looking = undefined;
      });
      return moment ? soonOr(moment, looking) : looking;
    },
  };
}

/** What comes soon, or else what is known: late, it is for the next who ask. */
async function soonOr<Value>(known: Value, coming: Promise<Value>): Promise<Value> {
  const { promise: tooLate, resolve } = Promise.withResolvers<Value>();
  const timer = setTimeout(resolve, patienceMs, known);
  return Promise.race([coming, tooLate]).finally(() => clearTimeout(timer));
}

const load = (db: Kysely<DB>): Promise<ContentMoment> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (transaction) => ({
      stamp: await readContentStamp(transaction),
      ...(await readContent(transaction)),
      pages: new Map(),
    }));

const mostPages = 2_000;

/** Reads something of the pages once for a moment. */
export function readOnce<Value>(
  { pages }: ContentMoment,
  key: string,
  read: () => Promise<Value>,
): Promise<Value> {
  const known = pages.get(key);
  if (known) return known as Promise<Value>; // what is kept under a key is what its reader gave
  if (pages.size >= mostPages) pages.clear();
  const reading = read();
  pages.set(key, reading);
  reading.catch(() => pages.delete(key));
  return reading;
}
