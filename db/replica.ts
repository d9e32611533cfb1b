import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import type { ReplicaLag } from './replica-lag.ts';

/**
 * A pool for reads that may be a second old: the replica's while it is good, and the primary's otherwise; where the
 * primary cannot be had, what the replica has is the newest that there is.
 */
export const replicaPool = (replica: PostgresPool, primary: PostgresPool, lag: ReplicaLag): PostgresPool => ({
  options: replica.options,
  end: () => replica.end(),
  connect: async () => {
    if (!lag.isGood()) return primary.connect().catch((outage) => orThrow(replica, outage));
    try {
      return orElse(await replica.connect(), primary, lag);
    } catch {
      lag.doubt();
      return primary.connect();
    }
  },
});

const orThrow = (replica: PostgresPool, outage: unknown) =>
  replica.connect().catch(() => {
    throw outage;
  });

/** A connection whose first statement is asked of the primary where the replica breaks over it. */
function orElse(client: PostgresPoolClient, primary: PostgresPool, lag: ReplicaLag): PostgresPoolClient {
  let used = client;
  let isFirst = true;
  const query = async (sql: string, parameters: readonly unknown[]) => {
    const mayTurn = isFirst;
    isFirst = false;
    try {
      return await used.query(sql, parameters);
    } catch (error) {
      if (!mayTurn || !isOfReplica(error)) throw error;
      lag.doubt();
      client.release();
      used = await primary.connect();
      return used.query(sql, parameters);
    }
  };
  return {
    // The other way to ask is by cursor, which our dialect is not given.
    query: query as unknown as PostgresPoolClient['query'],
    release: (destroy) => used.release(destroy),
  };
}

/** It went away, is stopping or starting, or what was read was taken away from under the statement. */
const isOfReplica = (error: unknown) =>
  !(error instanceof pg.DatabaseError) || /^(57P0\d|40001)$/.test(error.code ?? '');
