import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import type { Who } from './begin-session.ts';
import { lockPlace, placesOf } from './person-store.server.ts';

/** As what people sign in on a site. */
export type SignsInAs = 'manager' | 'traveller';

/** The hat of a new session, and the number of agencies that its person can work for. */
type Hat = { who: Who; agencies: number };

/**
 * The hat that somebody wears in a new session: the oldest of their places in agencies that are open, or themselves alone where
 * people sign in for themselves. Nobody takes the place away until the transaction ends; undefined where there is none.
 */
export async function lockHat(db: Kysely<DB>, personId: number, as: SignsInAs): Promise<Hat | undefined> {
  if (as === 'traveller') return { who: { personId }, agencies: 0 };
  const places = await placesOf(db, personId);
  for (const { inc: managerId, agency_inc: agencyId } of places)
    if (await lockPlace(db, { managerId, agencyId }))
      return { who: { personId, managerId, agencyId }, agencies: places.length };
  return undefined;
}
