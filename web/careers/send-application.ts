import { applyForVacancy } from '#calls/careers.ts';
import type { Client } from '#calls/client.ts';
import type { Site } from '#sites/site.ts';
import { formAnswer, openingRules } from '#web/parts/form/form-answer.ts';
import { refuse } from '#web/parts/form/form-refusal.ts';
import { checkForm } from '#web/parts/form/parse-form.ts';
import type { SentForm } from '#web/parts/form/read-form.ts';
import { applicationRules, fileMissing } from './application-rules.ts';

type Sender = { slug: string; client: Client; site: Pick<Site, 'phone'> };

/** Checks what was typed, and sends it with its file through the call. */
export async function sendApplication(form: SentForm, { slug, client, site }: Sender) {
  const parsed = checkForm(form, { ...openingRules, ...applicationRules(site) });
  if (!parsed.ok) return refuse(parsed.refusal);
  const file = form.file('FIELD_FILE');
  if (!file) return refuse({ fields: { FIELD_FILE: fileMissing }, typed: parsed.typed });
  const { FIELD_NAME, FIELD_PHONE, FIELD_EMAIL, FIELD_ADDITIONAL, requestKey, pass, website } = parsed.value;
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
  return formAnswer(sent, parsed.typed, fieldsOfCall);
}

const fieldsOfCall = { name: 'FIELD_NAME', phone: 'FIELD_PHONE', email: 'FIELD_EMAIL', file: 'FIELD_FILE' };
