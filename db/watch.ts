import pg from 'pg';
import type { Logger } from 'pino';

/** Waits for the database, but no longer than it shows signs of life. */
export type Watch = {
  /**
   * The outcome of `work`; fails as soon as the database is known not to answer, and then without beginning it. An
   * outcome that comes too late goes to `abandon`.
   */
  during: <Done>(work: () => Promise<Done>, abandon?: (late: Done) => void) => Promise<Done>;
  /** Counts how often the server was lost: a connection that was made before leads to nobody, or nobody knows where. */
  losses: () => number;
  /** Learns by a connection which server it is that answers now. */
  meet: (client: Pick<pg.Pool, 'query'>) => Promise<void>;
  close: () => void;
};

/** After so long without an outcome somebody goes and looks. */
const suspiciousMs = 500;
/** A new connection and a trivial statement take milliseconds; a busy machine may need some more. */
const patienceMs = 1_500;
const lookAgainMs = 250;

/**
 * A server that is frozen, or behind a network that swallows packets, refuses nothing: its clients wait for ever. So
 * when a statement takes long, a connection of its own asks whether anybody is there. As long as somebody is, the
 * statement may take its time; otherwise everybody who waits is told at once, and anyone who comes until it answers again.
 */
export function watchDatabase(connection: pg.ClientConfig, log: Pick<Logger, 'error' | 'info'>): Watch {
  const waiting = new Set<() => void>();
  const met = new Set<string>();
  let losses = 0;
  let isAway = false;
  let isClosed = false;
  let looking: Promise<boolean> | undefined;
  const look = () => {
    looking ??= answersInTime(connection, meet).finally(() => {
      looking = undefined;
    });
    return looking;
  };
  const lose = () => {
    losses++;
    for (const giveUp of waiting) giveUp();
  };
  /** Anyone who waits for another server than the one that answers now waits in vain, and may never be told so. */
  const meet: Watch['meet'] = async (client) => {
    const server = await startOf(client);
    const isNew = server !== undefined && !met.has(server);
    // Several that take turns behind one address are not lost: each is new once.
    if (isNew && met.size > 0 && !isAway) {
      log.info('Another database server answers: connections to the one before are given up');
      lose();
    }
    if (isNew) met.add(server);
  };
  const suspect = async (stillWaits: () => boolean): Promise<void> => {
    if (isAway || !stillWaits()) return;
    if (await look()) return void later(suspiciousMs, () => suspect(stillWaits));
    if (!isAway) await stayAway();
  };
  const stayAway = async () => {
    isAway = true;
    log.error('The database does not answer');
    lose();
    do await new Promise<void>((settle) => later(lookAgainMs, settle));
    while (!isClosed && !(await look()));
    isAway = false;
    if (!isClosed) log.info('The database answers again');
  };
  return {
    during: async (work, abandon) => {
      if (isAway) throw notThere();
      const { promise: away, reject } = Promise.withResolvers<never>();
      let isGivenUp = false;
      const giveUp = () => {
        isGivenUp = true;
        reject(notThere());
      };
      const done = work().then((outcome) => {
        if (isGivenUp) abandon?.(outcome);
        return outcome;
      });
      waiting.add(giveUp);
      const timer = later(suspiciousMs, () => suspect(() => waiting.has(giveUp)));
      return Promise.race([done, away]).finally(() => {
        clearTimeout(timer);
        waiting.delete(giveUp);
      });
    },
    losses: () => losses,
    meet,
    close: () => {
      isClosed = true;
    },
  };
}

/** Names a server: when it was started. Undefined where it does not tell. */
const startOf = (client: Pick<pg.Pool, 'query'>): Promise<string | undefined> =>
  client.query<{ start: string }>('select pg_postmaster_start_time()::text as start').then(
    ({ rows }) => rows[0]?.start,
    () => undefined,
  );

const notThere = () => Object.assign(new Error('The database does not answer'), { code: 'ETIMEDOUT' });

/** Nobody is kept from ending by a look at the database. */
const later = (ms: number, what: () => unknown) => setTimeout(what, ms).unref();

/** Whatever is answered, also that nobody may come in: only silence counts. */
async function answersInTime(connection: pg.ClientConfig, meet: Watch['meet']): Promise<boolean> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 2 * patienceMs });
  client.on('error', () => {});
  let isAnswered = false;
  const answered = client
    .connect()
    .then(() => meet(client))
    .catch(() => {})
    .finally(() => {
      isAnswered = true;
    });
  await Promise.race([answered, new Promise<void>((settle) => later(patienceMs, settle))]);
  // Where this process was busy for as long, the answer may have come and only not been read.
  await new Promise((settle) => setImmediate(() => setImmediate(settle)));
  // A statement that is under way is not waited for.
  client.end().catch(() => {});
  return isAnswered;
}
