import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { PgBoss } from 'pg-boss';
import type { DB } from '#db/schema.ts';
import { postMail } from '#domain/mail/post-mail.ts';
import { siteMail } from '#domain/mail/site-mail.ts';
import type { MailMessage } from '#integrations/mail/mail.ts';
import { mailWords } from '#lib/mail-words.ts';
import { email } from '#lib/validation/emails.ts';
import type { Validator } from '#lib/validation/fault.ts';
import { firstFault } from '#lib/validation/first-fault.ts';
import { marketPhone } from '#lib/validation/market-phone.ts';
import { required } from '#lib/validation/required.ts';
import type { Site } from '#sites/site.ts';
import { sayIn } from '#texts/say.server.ts';
import { insertAgencyApplication } from './agency-application-store.server.ts';

/** What an agency says of itself. */
export type AgencyApplication = {
  requestKey: string;
  company: string;
  registrationNumber: string;
  city: string;
  person: string;
  phone: string;
  email: string;
  about: string;
};

export type AgencyContext = { db: Kysely<DB>; boss: PgBoss; site: Site; locale: string; now: Date };

type Applied =
  | { ok: true; value: { id: number; isNew: boolean } }
  | { ok: false; faults: { field: string; messageKey: string }[] };

/** Stores the application of an agency and orders the mail to the office, both or neither; the same again is one. */
export async function applyAsAgency(
  application: AgencyApplication,
  { db, boss, site, locale, now }: AgencyContext,
): Promise<Applied> {
  const faults = faultsOf(application, site);
  if (faults.length > 0) return { ok: false, faults };
  const { requestKey, registrationNumber, ...said } = application;
  const value = await db.transaction().execute(async (transaction) => {
    const stored = await insertAgencyApplication(transaction, {
      ...said,
      received_at: now,
      site_id: site.id,
      locale,
      request_key: requestKey,
      registration_number: registrationNumber,
      digest: digestOf(application),
    });
    const mail = agencyMail({ ...application, number: stored.id, locale, now }, site);
    if (stored.isNew) await postMail(boss, transaction, mail);
    return stored;
  });
  return { ok: true, value };
}

function faultsOf(application: AgencyApplication, { phone }: Pick<Site, 'phone'>) {
  const rules = {
    company: required(),
    registrationNumber: required(),
    city: required(),
    person: required(),
    phone: marketPhone(phone),
    email: firstFault(required(), email()),
  } satisfies Partial<Record<keyof AgencyApplication, Validator>>;
  return (Object.keys(rules) as (keyof typeof rules)[]).flatMap((field) => {
    const fault = rules[field](application[field]);
    return fault ? [{ field, messageKey: fault.key }] : [];
  });
}

function digestOf({ requestKey: _, ...said }: AgencyApplication): string {
  return createHash('sha256').update(JSON.stringify(said)).digest('hex');
}

type Told = AgencyApplication & { number: number; locale: string; now: Date };

function agencyMail(told: Told, site: Site): MailMessage {
  const { number, company, locale, now } = told;
  const say = sayIn(site.mainLocale);
  return siteMail({
    site,
    locale,
    now,
    replyTo: told.email,
    subject: say('mail.subject.agency', { number: String(number), company: mailWords(company) }),
    lines: [
      say('mail.company', { company }),
      say('mail.companyNumber', { number: told.registrationNumber }),
      say('mail.city', { city: told.city }),
      say('mail.name', { name: told.person }),
      say('mail.phone', { phone: told.phone }),
      say('mail.email', { email: told.email }),
      '',
      told.about,
    ],
  });
}
