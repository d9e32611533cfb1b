import pg from 'pg';
import type { Logger } from 'pino';

/** A broken connection is made again after this time. */
const tryAgainMs = 1_000;
/** A connection that only listens says nothing when it is dead: it is asked. */
const askEveryMs = 15_000;
const patienceMs = 5_000;

type Listening = {
  channel: 'catalogue' | 'live';
  /** Undefined: the connection is a new one, and what was said before it was there has been missed. */
  onHeard: (said: string | undefined) => void;
};

/** Listens to a channel of the database on a connection of its own, and makes a new one when it breaks. */
export async function listen(connection: pg.ClientConfig, { channel, onHeard }: Listening, log: Logger) {
  let client: pg.Client | undefined;
  let closed = false;
  const connect = async () => {
    const fresh = new pg.Client({
      ...connection,
      connectionTimeoutMillis: patienceMs,
      query_timeout: patienceMs,
    });
    fresh.on('error', ({ message }) => log.warn({ channel, reason: message }, 'Listening broke'));
    fresh.on('notification', ({ payload }) => onHeard(payload ?? ''));
    fresh.on('end', () => {
      if (client === fresh) tryAgain();
    });
    try {
      await fresh.connect();
      await fresh.query(`listen ${channel}`);
    } catch (reason) {
      // A replica lets us in and does not let us listen.
      fresh.end().catch(() => {});
      throw reason;
    }
    client = fresh;
  };
  const missed = () => onHeard(undefined);
  const tryAgain = () => {
    client = undefined;
    if (!closed) setTimeout(() => connect().then(missed, tryAgain), tryAgainMs).unref();
  };
  await connect();
  // One that does not answer is ended, and its end makes a new one.
  const asking = setInterval(() => {
    const asked = client;
    asked?.query('select').catch(() => asked.end().catch(() => {}));
  }, askEveryMs).unref();
  return {
    close: async () => {
      closed = true;
      clearInterval(asking);
      await client?.end();
    },
  };
}
