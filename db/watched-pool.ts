import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import type { Watch } from './watch.ts';

/** A pool whose users do not wait for a database that is away, nor on connections to one that was lost. */
export function watchedPool(pool: pg.Pool, watch: Watch): PostgresPool {
  const madeAfter = new WeakMap<pg.PoolClient, number>();
  pool.on('connect', (client) => madeAfter.set(client, watch.losses()));
  const connect = async (): Promise<PostgresPoolClient> => {
    const client = await watch.during(
      () => pool.connect(),
      (late) => late.release(),
    );
    if ((madeAfter.get(client) ?? 0) === watch.losses()) return watchedClient(client, watch);
    client.release(true);
    return connect();
  };
  return { options: pool.options, end: () => pool.end(), connect };
}

/** A connection that was given up, or broke, is not used again: nobody knows what it still does. */
function watchedClient(client: pg.PoolClient, watch: Watch): PostgresPoolClient {
  let broken: { reason: unknown } | undefined;
  const query = async (sql: string, parameters: readonly unknown[]) => {
    if (broken) throw broken.reason;
    try {
      return await watch.during(() => client.query(sql, [...parameters]));
    } catch (reason) {
      // What PostgreSQL itself refuses, it has finished with.
      if (!(reason instanceof pg.DatabaseError)) broken = { reason };
      throw reason;
    }
  };
  return {
    // The other way to ask is by cursor, which our dialect is not given.
    query: query as unknown as PostgresPoolClient['query'],
    release: (destroy) => client.release(destroy || broken !== undefined),
  };
}
