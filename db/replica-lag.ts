import pg from 'pg';

/** How far a replica is behind, as seen from here. */
export type ReplicaLag = {
  /** Whether what it answers is a second old at most; or older, where the primary is away and there is nothing newer. */
  isGood: () => boolean;
  /** A statement has failed there: nobody goes there until it has answered again. */
  doubt: () => void;
  close: () => void;
};

type Options = { primary: pg.ClientConfig; replica: pg.ClientConfig; onTurn: (isGood: boolean) => void };
type Sample = { at: number; position: number };

const lookEveryMs = 250;
const patienceMs = 1_000;
const oldestMs = 1_000;
const samplesKept = 40;

/**
 * Compares where the replica is in the log with where the primary has been, by our own clock: a primary at rest is not
 * taken for a late replica, nor a replica that hears nothing more for one in time.
 */
export function watchReplica({ primary, replica, onTurn }: Options): ReplicaLag {
  const askPrimary = openLook(primary, "select pg_current_wal_lsn() - '0/0' as position");
  const askReplica = openLook(replica, "select pg_last_wal_replay_lsn() - '0/0' as position");
  const samples: Sample[] = [];
  let isClosed = false;
  let good = false;

  const look = async () => {
    const at = performance.now();
    const [ahead, behind] = await Promise.all([askPrimary(), askReplica()]);
    if (ahead !== undefined) samples.push({ at, position: ahead });
    samples.splice(0, samples.length - samplesKept);
    const asOf = samples.findLast(({ position }) => behind !== undefined && position <= behind)?.at;
    // While the primary is away, what the replica has is the newest that there is.
    const isInTime = ahead === undefined || (asOf !== undefined && performance.now() - asOf <= oldestMs);
    turn(behind !== undefined && isInTime);
  };
  const turn = (isGood: boolean) => {
    if (isGood !== good && !isClosed) onTurn(isGood);
    good = isGood;
  };
  const lookAgain = async () => {
    await look();
    if (!isClosed) setTimeout(lookAgain, lookEveryMs).unref();
  };
  void lookAgain();
  return {
    isGood: () => good,
    doubt: () => turn(false),
    close: () => {
      isClosed = true;
      askPrimary.close();
      askReplica.close();
    },
  };
}

/** Asks for one number on a connection of its own, which is made again when it breaks; undefined for no answer in time. */
function openLook(connection: pg.ClientConfig, statement: string) {
  let client: pg.Client | undefined;
  const open = async () => {
    const fresh = new pg.Client({
      ...connection,
      connectionTimeoutMillis: patienceMs,
      query_timeout: patienceMs,
    });
    fresh.on('error', () => {});
    await fresh.connect();
    client = fresh;
    return fresh;
  };
  const drop = () => {
    client?.end().catch(() => {});
    client = undefined;
  };
  const ask = async (): Promise<number | undefined> => {
    try {
      const { rows } = await (client ?? (await open())).query<{ position: string | null }>(statement);
      const position = rows[0]?.position;
      return position == null ? undefined : Number(position);
    } catch {
      drop();
      return undefined;
    }
  };
  return Object.assign(ask, { close: drop });
}
