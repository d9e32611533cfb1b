import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import { allAgencies } from './agency-store.server.ts';

/** Every agency, for whoever runs the server. */
export async function listAllAgencies(db: Kysely<DB>) {
  const agencies = await allAgencies(db);
  return agencies.map(({ inc, official_name: name, head_inc: headOffice, ...agency }) => ({
    ...{ agency: inc, name, headOffice, market: agency.market, state: agency.state },
    ...{ managers: Number(agency.managers), administrators: Number(agency.administrators) },
  }));
}
