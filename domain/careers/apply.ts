import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { PgBoss } from 'pg-boss';
import type { DB } from '#db/schema.ts';
import { type FeedbackFault, faultsOf } from '#domain/feedback/feedback.ts';
import { postMail } from '#domain/mail/post-mail.ts';
import type { PlainDate } from '#lib/plain-date.ts';
import type { Locale } from '#sites/locales.ts';
import type { Site } from '#sites/site.ts';
import { applicationMail } from './application-mail.ts';
import { insertApplication } from './application-store.server.ts';
import { documentName, documentType } from './document.ts';
import { findVacancy } from './list-vacancies.ts';

/** What somebody has sent who applies. */
export type Application = {
  requestKey: string;
  slug: string;
  name: string;
  phone: string;
  email: string;
  letter: string;
  fileName: string;
  file: Uint8Array;
};

export type ApplyContext = {
  db: Kysely<DB>;
  boss: PgBoss;
  site: Site;
  locale: Locale;
  now: Date;
  today: PlainDate;
};

export type Applied =
  | { ok: true; value: { id: number; isNew: boolean } }
  | { ok: false; reason: 'no-vacancy' }
  | { ok: false; reason: 'faults'; faults: (Omit<FeedbackFault, 'field'> & { field: string })[] };

/** Stores an application with its document and orders the mail to the office, both or neither; the same again is one. */
export async function apply(application: Application, context: ApplyContext): Promise<Applied> {
  const { db, boss, site, locale, now, today } = context;
  const vacancy = await findVacancy(db, { market: site.market, today }, application.slug);
  if (!vacancy) return { ok: false, reason: 'no-vacancy' };
  const type = await documentType(application.file);
  const faults = [
    ...faultsOf({ ...application, kind: 'request', emailTo: '', comment: '', officeAddress: '' }, site),
    ...(type ? [] : [{ field: 'file', messageKey: 'validations.fileType' }]),
  ];
  if (!type || faults.length > 0) return { ok: false, reason: 'faults', faults };

  const { requestKey, slug, name, phone, email, letter, file } = application;
  const fileName = documentName(application.fileName, type);
  const said = { name, phone, email, letter };
  const value = await db.transaction().execute(async (transaction) => {
    const stored = await insertApplication(transaction, {
      ...said,
      received_at: now,
      site_id: site.id,
      locale,
      request_key: requestKey,
      vacancy_slug: slug,
      digest: digestOf(application),
      file_name: fileName,
      file_type: type,
      file: Buffer.from(file),
    });
    const mail = {
      ...said,
      number: stored.id,
      title: vacancy.title,
      locale,
      now,
      document: { fileName, type, file },
    };
    if (stored.isNew) await postMail(boss, transaction, applicationMail(mail, site));
    return stored;
  });
  return { ok: true, value };
}

const digestOf = ({ slug, name, phone, email, letter, file }: Application) =>
  createHash('sha256')
    .update(JSON.stringify([slug, name, phone, email, letter]))
    .update(file)
    .digest('hex');
