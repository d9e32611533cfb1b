import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import { demoClients } from '#demo/accounts/demo-clients.ts';
import { demoQuotes } from '#demo/accounts/demo-quotes.ts';
import { demoRequests } from '#demo/accounts/demo-requests.ts';
import { listDemoManagers } from '#domain/accounts/list-demo-managers.ts';
import { keepDemoRequests } from '#domain/agent-requests/keep-demo-requests.ts';
import type { LiveCatalogue } from '#domain/catalogue/live-catalogue.ts';
import { keepDemoClients } from '#domain/clients/keep-demo-clients.ts';
import { notifyInOrder } from '#domain/notifications/notify-manager.ts';
import { keepDemoQuotes } from '#domain/quotes/keep-demo-quotes.ts';
import type { Env } from './env.ts';

/** Gives the people of a demo operator, where there are any, something to work on: dated from today. */
export async function loadDemoWork(
  db: Kysely<DB>,
  catalogue: Pick<LiveCatalogue, 'current'>,
  { CLAIM_SECRET: claimSecret }: Pick<Env, 'CLAIM_SECRET'>,
): Promise<void> {
  const moment = catalogue.current();
  const managers = await listDemoManagers(db);
  if (!moment || managers.length === 0) return;
  const work = { managers, moment, claimSecret, now: new Date() };
  const ofRequests = await keepDemoRequests(db, { requests: demoRequests, ...work });
  await keepDemoClients(db, { clients: demoClients, ...work });
  const ofQuotes = await keepDemoQuotes(db, { quotes: demoQuotes, ...work });
  await notifyInOrder(db, [...ofRequests, ...ofQuotes]);
}
