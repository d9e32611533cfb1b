import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import { hasPlace, readPerson } from './person-store.server.ts';

/** A traveller, and whether they work for an agency too; undefined where they are no more. */
export async function findTraveller(db: Kysely<DB>, personId: number) {
  const person = await readPerson(db, personId);
  if (!person) return undefined;
  return {
    traveller: personId,
    name: person.name,
    email: person.email,
    phone: person.own_phone ?? person.phones,
    consentedAt: person.consented_at,
    worksForAgency: await hasPlace(db, personId),
  };
}
