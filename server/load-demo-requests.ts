import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import { demoRequests } from '#demo/accounts/demo-requests.ts';
import { keepDemoRequests } from '#domain/agent-requests/keep-demo-requests.ts';
import type { LiveCatalogue } from '#domain/catalogue/live-catalogue.ts';
import type { Env } from './env.ts';

/** Gives the people of a demo operator, where there are any, something to work on. */
export async function loadDemoRequests(
  db: Kysely<DB>,
  catalogue: Pick<LiveCatalogue, 'current'>,
  { CLAIM_SECRET }: Pick<Env, 'CLAIM_SECRET'>,
): Promise<void> {
  const moment = catalogue.current();
  if (!moment) return;
  await keepDemoRequests(db, {
    ...{ requests: demoRequests, moment, claimSecret: CLAIM_SECRET, now: new Date() },
  });
}
