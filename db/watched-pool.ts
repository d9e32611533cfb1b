import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import type { Watch } from './watch.ts';

/** A pool whose users do not wait for a database that is away. */
export const watchedPool = (pool: pg.Pool, watch: Watch): PostgresPool => ({
  options: pool.options,
  end: () => pool.end(),
  connect: async () =>
    watchedClient(
      await watch.during(
        () => pool.connect(),
        (late) => late.release(),
      ),
      watch,
    ),
});

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
