import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import type { DemoManager } from '#domain/accounts/list-demo-managers.ts';
import { writeDemoOnce } from '#domain/accounts/write-demo-once.ts';
import type { ConsentWay } from '#lib/consent-ways.ts';
import { insertClient } from './client-store.server.ts';

/** Somebody invented whom an invented agency sells to. */
export type DemoClient = {
  /** Name of the agency. */
  of: string;
  name: string;
  locale: string;
  phone: string;
  email: string;
  notes: string;
  consentWay?: ConsentWay;
  metDaysAgo: number;
};

type Demo = {
  clients: readonly DemoClient[];
  managers: readonly DemoManager[];
  now: Date;
};

const dayMs = 86_400_000;

/** Gives the invented agencies some clients, where nobody has written any down yet. */
export const keepDemoClients = (db: Kysely<DB>, { clients, managers, now }: Demo) =>
  writeDemoOnce(db, 'client', async (transaction) => {
    for (const { of, metDaysAgo, consentWay, ...said } of clients) {
      const agency = managers.find(({ official_name }) => official_name === of)?.agency_inc;
      const met = new Date(now.getTime() - metDaysAgo * dayMs);
      const consent = consentWay && { consent_way: consentWay, consented_at: met };
      if (agency) await insertClient(transaction, { ...said, ...consent, agency_inc: agency, made_at: met });
    }
  });
