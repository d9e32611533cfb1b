import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import { isOfficeEmail } from '#domain/offices/is-office-email.ts';
import type { Site } from '#sites/site.ts';

/**
 * Mail goes to addresses of the operator and nowhere else, or anyone could send mail in its name: to an office, to a
 * site, and to the site that was asked where the address is neither.
 */
export async function recipientOf(
  emailTo: string,
  { db, site, sites }: { db: Kysely<DB>; site: Site; sites: readonly Site[] },
): Promise<string> {
  const asked = emailTo.trim().toLowerCase();
  const own = sites.find(({ contacts }) => contacts.email.toLowerCase() === asked);
  if (own) return own.contacts.email;
  return asked !== '' && (await isOfficeEmail(db, asked)) ? asked : site.contacts.email;
}
