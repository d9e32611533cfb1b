import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import type { Who } from './begin-session.ts';
import { placesOf } from './person-store.server.ts';

/** As what people sign in on a site. */
export type SignsInAs = 'manager' | 'traveller';

/**
 * The hats that somebody can wear in a session: their places in agencies, the oldest first, or themselves alone where people
 * sign in for themselves. Of nobody it takes as long.
 */
export async function hatsOf(db: Kysely<DB>, personId: number, as: SignsInAs): Promise<Who[]> {
  if (as === 'traveller') return [{ personId }];
  const places = await placesOf(db, personId);
  return places.map(({ inc, agency_inc }) => ({ personId, managerId: inc, agencyId: agency_inc }));
}

/** How many agencies these are. */
export const agenciesIn = (hats: readonly Who[]): number =>
  hats.filter(({ agencyId }) => agencyId !== undefined).length;
