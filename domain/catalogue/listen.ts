import pg from 'pg';
import type { Logger } from 'pino';

/** A broken connection is made again after this time; until then the look at the version covers the gap. */
const tryAgainMs = 1_000;
/** A connection that only listens says nothing when it is dead: it is asked. */
const askEveryMs = 15_000;
const patienceMs = 5_000;

/** Listens for changes of the catalogue on a connection of its own, and makes a new one when it breaks. */
export async function listen(connection: pg.ClientConfig, onChange: () => void, log: Logger) {
  let client: pg.Client | undefined;
  let closed = false;
  const connect = async () => {
    const fresh = new pg.Client({
      ...connection,
      connectionTimeoutMillis: patienceMs,
      query_timeout: patienceMs,
    });
    fresh.on('error', ({ message }) =>
      log.warn({ reason: message }, 'Listening for catalogue changes broke'),
    );
    fresh.on('notification', onChange);
    fresh.on('end', () => {
      if (client === fresh) tryAgain();
    });
    try {
      await fresh.connect();
      await fresh.query('listen catalogue');
    } catch (reason) {
      // A replica lets us in and does not let us listen.
      fresh.end().catch(() => {});
      throw reason;
    }
    client = fresh;
  };
  // One that does not answer is ended, and its end makes a new one.
  const asking = setInterval(() => {
    const asked = client;
    asked?.query('select').catch(() => asked.end().catch(() => {}));
  }, askEveryMs).unref();
  const tryAgain = () => {
    client = undefined;
    if (!closed) setTimeout(() => connect().catch(tryAgain), tryAgainMs).unref();
  };
  await connect();
  return {
    close: async () => {
      closed = true;
      clearInterval(asking);
      await client?.end();
    },
  };
}
