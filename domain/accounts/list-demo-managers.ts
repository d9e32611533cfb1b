import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import { demoManagers } from './demo-store.server.ts';

/** A place of an invented person in an agency. */
export type DemoManager = Awaited<ReturnType<typeof demoManagers>>[number];

/** The invented managers, in the agencies that are theirs. */
export const listDemoManagers = (db: Kysely<DB>): Promise<DemoManager[]> => demoManagers(db);
