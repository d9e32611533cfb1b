import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import { allAgencies } from './agency-store.server.ts';

/** Every agency, for anyone who runs the server. */
export async function listAllAgencies(db: Kysely<DB>) {
  const agencies = await allAgencies(db);
  return agencies.map(({ inc, official_name: name, head_inc: headOffice, market, state, ...agency }) => {
    const { managers, administrators, ...company } = agency;
    return {
      agency: inc,
      name,
      headOffice,
      market,
      state,
      managers: Number(managers),
      administrators: Number(administrators),
      company,
    };
  });
}
