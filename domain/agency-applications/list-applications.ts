import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import { type ApplicationState, applicationsOf } from './agency-application-store.server.ts';

/** The applications of a state, for anyone who decides them. */
export async function listApplications(db: Kysely<DB>, state: ApplicationState) {
  const applications = await applicationsOf(db, state);
  return applications.map((one) => ({
    application: one.id,
    receivedAt: one.received_at.toISOString(),
    site: one.site_id,
    company: one.company,
    registrationNumber: one.registration_number,
    city: one.city,
    person: one.person,
    phone: one.phone,
    email: one.email,
    about: one.about,
    agency: one.agency_inc,
  }));
}
