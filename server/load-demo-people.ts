import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import { demoAgencies, demoAgencyGroups, demoTravellers } from '#demo/accounts/demo-agencies.ts';
import { keepDemoPeople } from '#domain/accounts/keep-demo-people.ts';
import type { Env } from './env.ts';

type Settings = Pick<Env, 'DEMO' | 'DATABASE_URL' | 'CLAIM_SECRET'>;

/**
 * Gives a demo operator its people, whose passwords everybody may read, and takes them from every other: where the demo is
 * off, where the database is somebody's own, and where the catalogue is real.
 */
export async function loadDemoPeople(db: Kysely<DB>, { DEMO, DATABASE_URL, CLAIM_SECRET }: Settings) {
  const isDemo = DEMO && !DATABASE_URL && (await hasDemoCatalogue(db));
  const demo = isDemo
    ? { agencies: demoAgencies, groups: demoAgencyGroups, travellers: demoTravellers }
    : undefined;
  await keepDemoPeople(db, demo, CLAIM_SECRET);
}

async function hasDemoCatalogue(db: Kysely<DB>): Promise<boolean> {
  const { demo_loaded_for } = await db
    .selectFrom('catalogue_version')
    .select('demo_loaded_for')
    .executeTakeFirstOrThrow();
  return demo_loaded_for !== null;
}
