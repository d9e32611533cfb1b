import { data } from 'react-router';
import { applyForVacancy, mostFileBytes } from '#calls/careers.ts';
import type { Client } from '#calls/client.ts';
import { fault } from '#lib/validation/fault.ts';
import type { Site } from '#sites/site.ts';
import { faultsOf, rawValues } from '#web/parts/form/field-rules.ts';
import { type LetterOutcome, letterOutcome, readLetter } from '#web/parts/form/letter-outcome.ts';
import { applicationFields, applicationRules } from './application-rules.ts';

type Sender = { slug: string; client: Client; site: Pick<Site, 'phone'> };

/** Checks what was typed, and sends it with its file through the call. */
export async function sendApplication(form: FormData, { slug, client, site }: Sender) {
  const typed = readLetter(form, applicationFields);
  const rules = applicationRules(site);
  const file = form.get('FIELD_FILE');
  const faults = { ...faultsOf(rules, typed), ...faultOfFile(file) };
  if (!(file instanceof File) || Object.keys(faults).length > 0)
    return data<LetterOutcome>({ status: 'invalid', faults, typed }, { status: 400 });
  const { FIELD_NAME, FIELD_PHONE, FIELD_EMAIL, FIELD_ADDITIONAL } = rawValues(rules, typed);
  const { requestKey, pass, website } = typed;
  const sent = await client.call(
    applyForVacancy,
    {},
    {
      slug,
      name: FIELD_NAME,
      phone: FIELD_PHONE,
      email: FIELD_EMAIL,
      letter: FIELD_ADDITIONAL,
      requestKey,
      pass,
      website,
      fileName: file.name || 'document',
      file: Buffer.from(await file.arrayBuffer()).toString('base64url'),
    },
  );
  return data(...letterOutcome(sent, typed, fieldsOfCall));
}

/** A file that is too large, told before it is sent. */
export const faultOfFile = (file: FormDataEntryValue | null) =>
  file instanceof File && file.size > mostFileBytes ? { FIELD_FILE: fault('fileTooLarge') } : {};

const fieldsOfCall = { name: 'FIELD_NAME', phone: 'FIELD_PHONE', email: 'FIELD_EMAIL', file: 'FIELD_FILE' };
